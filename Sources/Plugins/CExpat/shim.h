#if defined(__has_include) && !__has_include(<expat.h>)
#error "tutorialc needs expat, and pkg-config to find it: apt-get install libyaml-dev libexpat1-dev pkg-config, or brew install libyaml expat pkg-config"
#endif
#include <expat.h>
