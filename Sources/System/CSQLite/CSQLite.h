#include <sqlite3.h>

/// Tells SQLite to copy the bytes it is given; the library's own name for it is a cast.
static inline sqlite3_destructor_type hetang_sqlite_copy(void) { return SQLITE_TRANSIENT; }

/// Switches one of the options that sqlite3_db_config() takes as a flag.
static inline int hetang_sqlite_set_option(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

/// Finds the full-text interface of a connection; null when the library was built without it.
static inline fts5_api *hetang_sqlite_fts5(sqlite3 *database) {
  fts5_api *interface = 0;
  sqlite3_stmt *statement = 0;
  if (sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, 0) == SQLITE_OK) {
    sqlite3_bind_pointer(statement, 1, (void *)&interface, "fts5_api_ptr", 0);
    sqlite3_step(statement);
  }
  sqlite3_finalize(statement);
  return interface;
}
