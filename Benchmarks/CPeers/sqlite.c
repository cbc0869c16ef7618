#include "CPeers.h"

#include <sqlite3.h>

static sqlite3 *open_file(const char *path) {
  static sqlite3 *database = 0;
  static const char *opened = 0;
  // One connection is kept, as the program under comparison keeps its own.
  if (database != 0 && opened == path) return database;
  sqlite3_close(database);
  opened = path;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &database, flags, 0) != SQLITE_OK) return 0;
  sqlite3_exec(database, "PRAGMA synchronous = FULL; PRAGMA cache_size = -4096;", 0, 0, 0);
  return database;
}

static int run(const char *path, const char *sql) {
  return sqlite3_exec(open_file(path), sql, 0, 0, 0);
}

static sqlite3_stmt *prepare(const char *path, const char *sql) {
  sqlite3_stmt *statement = 0;
  sqlite3_prepare_v2(open_file(path), sql, -1, &statement, 0);
  return statement;
}

static int64_t add_row(sqlite3_stmt *statement) {
  int64_t sum = sqlite3_column_int64(statement, 0);
  const unsigned char *text = sqlite3_column_text(statement, 1);
  return text == 0 ? sum : sum + sqlite3_column_bytes(statement, 1);
}

int64_t peer_sqlite_lookup(const char *path, const int64_t *keys, int64_t count) {
  run(path, "BEGIN");
  sqlite3_stmt *statement = prepare(path, "SELECT number, note FROM entry WHERE id = ?");
  int64_t sum = 0;
  for (int64_t index = 0; index < count; index++) {
    sqlite3_bind_int64(statement, 1, keys[index]);
    if (sqlite3_step(statement) != SQLITE_ROW) return -1;
    sum += add_row(statement);
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  run(path, "COMMIT");
  return sum;
}

int64_t peer_sqlite_insert(const char *path, int64_t count, const char *note) {
  run(path, "BEGIN IMMEDIATE");
  sqlite3_stmt *statement = prepare(path, "INSERT INTO entry (number, note) VALUES (?, ?)");
  for (int64_t index = 0; index < count; index++) {
    sqlite3_bind_int64(statement, 1, index);
    sqlite3_bind_text(statement, 2, note, -1, SQLITE_TRANSIENT);
    if (sqlite3_step(statement) != SQLITE_DONE) return -1;
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  return run(path, "ROLLBACK") == SQLITE_OK ? count : -1;
}

int64_t peer_sqlite_scan(const char *path) {
  sqlite3_stmt *statement = prepare(path, "SELECT number, note FROM entry");
  int64_t sum = 0;
  int code;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) sum += add_row(statement);
  sqlite3_finalize(statement);
  return code == SQLITE_DONE ? sum : -1;
}

int64_t peer_sqlite_articles(const char *path, const int64_t *keys, int64_t count) {
  run(path, "BEGIN");
  sqlite3_stmt *statement = prepare(
      path,
      "SELECT a.floor, a.body, a.subject, c.name, t.subject FROM article AS a "
      "JOIN account AS c ON c.id = a.account JOIN topic AS t ON t.id = a.topic WHERE a.id = ?");
  int64_t sum = 0;
  for (int64_t index = 0; index < count; index++) {
    sqlite3_bind_int64(statement, 1, keys[index]);
    if (sqlite3_step(statement) != SQLITE_ROW) return -1;
    sum += add_row(statement);
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  run(path, "COMMIT");
  return sum;
}
