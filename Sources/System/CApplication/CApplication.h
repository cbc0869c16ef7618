#ifndef CAPPLICATION_H
#define CAPPLICATION_H

#include <stddef.h>

/// Shows an application until it ends.
///
/// The library that shows applications defines it; the runtime calls it without knowing the
/// library, so that applications import no renderer. A program that links none has none.
extern void hetang_show_application(void *application) __attribute__((weak));

/// Shows an application, if the program links a library that can.
///
/// Returns 0 if there is none.
static inline int hetang_application_show(void *application) {
  if (hetang_show_application == NULL) return 0;
  hetang_show_application(application);
  return 1;
}

/// Where the records of previews begin and end: the linker sets both if a file of the program has
/// any.
extern const char __start_hetang_previews[] __attribute__((weak));
extern const char __stop_hetang_previews[] __attribute__((weak));

/// The first byte of the records of previews; NULL if there are none.
static inline const void *hetang_previews_start(void) { return __start_hetang_previews; }

/// The byte behind the records of previews; NULL if there are none.
static inline const void *hetang_previews_end(void) { return __stop_hetang_previews; }

#endif
