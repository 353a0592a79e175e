#if defined(__has_include) && !__has_include(<yaml.h>)
#error "tutorialc needs libyaml, and pkg-config to find it: apt-get install libyaml-dev libexpat1-dev pkg-config, or brew install libyaml expat pkg-config"
#endif
#include <yaml.h>

/* Swift reads a member of a union by copying all of it. Each of these reads one field. */

static inline const yaml_char_t *tutorialc_scalar_text(const yaml_event_t *event) { return event->data.scalar.value; }

static inline size_t tutorialc_scalar_length(const yaml_event_t *event) { return event->data.scalar.length; }

static inline yaml_scalar_style_t tutorialc_scalar_style(const yaml_event_t *event) {
  return event->data.scalar.style;
}

static inline int tutorialc_is_flow_sequence(const yaml_event_t *event) {
  return event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
}

static inline int tutorialc_is_flow_mapping(const yaml_event_t *event) {
  return event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
}

/* The anchor of a node, or the name that an alias calls; NULL where there is none. */
static inline const yaml_char_t *tutorialc_anchor(const yaml_event_t *event) {
  switch (event->type) {
  case YAML_SCALAR_EVENT: return event->data.scalar.anchor;
  case YAML_SEQUENCE_START_EVENT: return event->data.sequence_start.anchor;
  case YAML_MAPPING_START_EVENT: return event->data.mapping_start.anchor;
  case YAML_ALIAS_EVENT: return event->data.alias.anchor;
  default: return NULL;
  }
}

/* The tag of a node, with its prefix written out; NULL where there is none. */
static inline const yaml_char_t *tutorialc_tag(const yaml_event_t *event) {
  switch (event->type) {
  case YAML_SCALAR_EVENT: return event->data.scalar.tag;
  case YAML_SEQUENCE_START_EVENT: return event->data.sequence_start.tag;
  case YAML_MAPPING_START_EVENT: return event->data.mapping_start.tag;
  default: return NULL;
  }
}
