#include "CPeers.h"

#include <sqlite3.h>
#include <string.h>

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

static int64_t copy_table(sqlite3 *database, const char *table) {
  char sql[256];
  const char *create = "CREATE TABLE main.%s AS SELECT * FROM source.%s LIMIT 0";
  sqlite3_snprintf(sizeof sql, sql, create, table, table);
  if (sqlite3_exec(database, sql, 0, 0, 0) != SQLITE_OK) return -1;
  sqlite3_stmt *reading = 0, *writing = 0;
  sqlite3_snprintf(sizeof sql, sql, "SELECT * FROM source.%s", table);
  if (sqlite3_prepare_v2(database, sql, -1, &reading, 0) != SQLITE_OK) return -1;
  int columns = sqlite3_column_count(reading);
  sqlite3_snprintf(sizeof sql, sql, "INSERT INTO main.%s VALUES (?", table);
  for (int column = 1; column < columns; column++) strcat(sql, ", ?");
  strcat(sql, ")");
  if (sqlite3_prepare_v2(database, sql, -1, &writing, 0) != SQLITE_OK) return -1;
  int64_t count = 0;
  while (sqlite3_step(reading) == SQLITE_ROW) {
    for (int column = 0; column < columns; column++) {
      sqlite3_bind_value(writing, column + 1, sqlite3_column_value(reading, column));
    }
    if (sqlite3_step(writing) != SQLITE_DONE) return -1;
    sqlite3_reset(writing);
    count++;
  }
  sqlite3_finalize(reading);
  sqlite3_finalize(writing);
  return count;
}

int64_t peer_sqlite_copy(const char *source, const char *target) {
  static const char *tables[] = {"picture", "account", "board", "topic", "article",
                                 "attachment", "article_like"};
  sqlite3 *database = 0;
  sqlite3_stmt *attach = 0;
  if (sqlite3_open(target, &database) != SQLITE_OK) return -1;
  sqlite3_prepare_v2(database, "ATTACH ? AS source", -1, &attach, 0);
  sqlite3_bind_text(attach, 1, source, -1, SQLITE_STATIC);
  int64_t sum = sqlite3_step(attach) == SQLITE_DONE ? 0 : -1;
  sqlite3_finalize(attach);
  sqlite3_exec(database, "BEGIN IMMEDIATE", 0, 0, 0);
  for (int index = 0; index < 7 && sum >= 0; index++) {
    int64_t count = copy_table(database, tables[index]);
    sum = count < 0 ? -1 : sum + count;
  }
  if (sqlite3_exec(database, "COMMIT", 0, 0, 0) != SQLITE_OK) sum = -1;
  sqlite3_close(database);
  return sum;
}
