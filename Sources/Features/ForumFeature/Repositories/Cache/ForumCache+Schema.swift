import Persistence

extension ForumCache {
  /// The index over what visits are searched by.
  static let visitIndex = FullTextIndex(
    "visit_text", over: "visit", columns: ["title", "board_title", "author_name"])

  /// The schema's past; only ever added to at its end.
  static let migrations = [
    SQLiteMigration("answers, visits and marks") { connection throws(SQLiteError) in
      try connection.execute(
        """
        CREATE TABLE answer (
          id INTEGER PRIMARY KEY,
          profile TEXT NOT NULL,
          call TEXT NOT NULL,
          received INTEGER NOT NULL,
          body BLOB NOT NULL,
          UNIQUE (profile, call)
        ) STRICT;
        CREATE INDEX answer_received ON answer (received);
        CREATE TABLE visit (
          id INTEGER PRIMARY KEY,
          profile TEXT NOT NULL,
          topic TEXT NOT NULL,
          title TEXT NOT NULL,
          board_title TEXT NOT NULL,
          author_name TEXT NOT NULL,
          visited INTEGER NOT NULL,
          place INTEGER NOT NULL,
          UNIQUE (profile, topic)
        ) STRICT;
        CREATE UNIQUE INDEX visit_place ON visit (profile, place);
        CREATE TABLE mark (
          profile TEXT NOT NULL,
          topic TEXT NOT NULL,
          last_read INTEGER NOT NULL CHECK (last_read >= 0),
          last_known INTEGER NOT NULL CHECK (last_known >= 0),
          changed INTEGER NOT NULL,
          PRIMARY KEY (profile, topic)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX mark_changed ON mark (profile, changed);
        """)
      try visitIndex.create(in: connection)
    }
  ]
}
