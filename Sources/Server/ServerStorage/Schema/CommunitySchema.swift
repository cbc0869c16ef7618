internal import Persistence

/// The tables of a community; migrations are only ever added at the end.
enum CommunitySchema {
  static let migrations = [
    SQLiteMigration("people and boards", script: peopleAndBoards),
    SQLiteMigration("topics and articles", script: topicsAndArticles),
    SQLiteMigration("indexes", script: indexes),
    SQLiteMigration("article text") { connection throws(SQLiteError) in
      try articleText.create(in: connection)
    },
  ]

  /// Finds articles; a word in the subject says more than one in the text.
  ///
  /// `CommunityWriter` indexes what it adds.
  static let articleText = FullTextIndex(
    "article_text", over: "article", columns: ["subject", "body"], weights: [4, 1],
    followsInsertions: false)

  private static let peopleAndBoards = """
    CREATE TABLE picture (
      id INTEGER PRIMARY KEY,
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 16),
      media_type TEXT NOT NULL CHECK (media_type LIKE '_%/_%'),
      size INTEGER NOT NULL CHECK (size = length(bytes)),
      bytes BLOB NOT NULL
    ) STRICT;

    CREATE TABLE account (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      name TEXT NOT NULL UNIQUE COLLATE NOCASE
        CHECK (length(name) BETWEEN 2 AND 12 AND name NOT GLOB '*[^A-Za-z0-9]*'),
      nick TEXT NOT NULL,
      gender INTEGER NOT NULL CHECK (gender IN (0, 1, 2)),
      birthday TEXT CHECK (birthday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      score INTEGER NOT NULL,
      title TEXT,
      city TEXT,
      signature TEXT NOT NULL,
      avatar BLOB REFERENCES picture (hash) DEFERRABLE INITIALLY DEFERRED,
      create_time INTEGER NOT NULL,
      login_time INTEGER NOT NULL,
      is_closed INTEGER NOT NULL CHECK (is_closed IN (0, 1)),
      open_article_count INTEGER NOT NULL DEFAULT 0 CHECK (open_article_count >= 0)
    ) STRICT;

    CREATE TABLE section (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      cover TEXT NOT NULL,
      position INTEGER NOT NULL UNIQUE CHECK (position >= 0)
    ) STRICT;

    CREATE TABLE board (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      section INTEGER NOT NULL REFERENCES section (id),
      directory INTEGER REFERENCES board (id),
      name TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (name <> ''),
      title TEXT NOT NULL,
      is_directory INTEGER NOT NULL CHECK (is_directory IN (0, 1)),
      is_read_only INTEGER NOT NULL CHECK (is_read_only IN (0, 1)),
      forbids_replies INTEGER NOT NULL CHECK (forbids_replies IN (0, 1)),
      is_members_only INTEGER NOT NULL CHECK (is_members_only IN (0, 1)),
      access_score INTEGER NOT NULL,
      position INTEGER NOT NULL CHECK (position >= 0),
      topic_count INTEGER NOT NULL DEFAULT 0 CHECK (topic_count >= 0),
      sticky_count INTEGER NOT NULL DEFAULT 0 CHECK (sticky_count BETWEEN 0 AND topic_count),
      essence_count INTEGER NOT NULL DEFAULT 0 CHECK (essence_count BETWEEN 0 AND topic_count),
      article_count INTEGER NOT NULL DEFAULT 0 CHECK (article_count >= 0),
      illustrated_count INTEGER NOT NULL DEFAULT 0
        CHECK (illustrated_count BETWEEN 0 AND article_count)
    ) STRICT;

    CREATE TABLE board_manager (
      board INTEGER NOT NULL REFERENCES board (id),
      position INTEGER NOT NULL CHECK (position >= 0),
      account INTEGER NOT NULL REFERENCES account (id),
      PRIMARY KEY (board, position),
      UNIQUE (board, account)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE channel (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      name TEXT NOT NULL UNIQUE,
      position INTEGER NOT NULL UNIQUE CHECK (position >= 0)
    ) STRICT;

    CREATE TABLE channel_board (
      channel INTEGER NOT NULL REFERENCES channel (id),
      position INTEGER NOT NULL CHECK (position >= 0),
      board INTEGER NOT NULL REFERENCES board (id),
      PRIMARY KEY (channel, position),
      UNIQUE (channel, board)
    ) STRICT, WITHOUT ROWID;
    """

  private static let topicsAndArticles = """
    CREATE TABLE topic (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      board INTEGER NOT NULL REFERENCES board (id),
      subject TEXT NOT NULL,
      create_time INTEGER NOT NULL,
      flush_time INTEGER NOT NULL,
      is_sticky INTEGER NOT NULL CHECK (is_sticky IN (0, 1)),
      is_essence INTEGER NOT NULL CHECK (is_essence IN (0, 1)),
      article_count INTEGER NOT NULL CHECK (article_count >= 0),
      like_count INTEGER NOT NULL CHECK (like_count >= 0),
      first_article INTEGER REFERENCES article (id),
      last_article INTEGER REFERENCES article (id),
      last_order INTEGER NOT NULL CHECK (last_order >= 0),
      last_post_time INTEGER NOT NULL,
      UNIQUE (id, board)
    ) STRICT;

    CREATE TABLE article (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      topic INTEGER NOT NULL,
      board INTEGER NOT NULL,
      account INTEGER NOT NULL REFERENCES account (id),
      reply INTEGER REFERENCES article (id),
      floor INTEGER NOT NULL CHECK (floor >= 0),
      post_time INTEGER NOT NULL,
      edit_time INTEGER,
      city TEXT,
      is_illustrated INTEGER NOT NULL CHECK (is_illustrated IN (0, 1)),
      subject TEXT NOT NULL,
      body TEXT NOT NULL,
      FOREIGN KEY (topic, board) REFERENCES topic (id, board),
      UNIQUE (topic, floor)
    ) STRICT;

    CREATE TABLE attachment (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      article INTEGER NOT NULL REFERENCES article (id),
      serial INTEGER NOT NULL CHECK (serial >= 1),
      name TEXT NOT NULL,
      picture BLOB NOT NULL REFERENCES picture (hash),
      UNIQUE (article, serial)
    ) STRICT;

    CREATE TABLE article_like (
      id INTEGER PRIMARY KEY,
      entity BLOB NOT NULL UNIQUE CHECK (length(entity) = 16),
      article INTEGER NOT NULL REFERENCES article (id),
      account INTEGER NOT NULL REFERENCES account (id),
      score INTEGER NOT NULL CHECK (score BETWEEN -5 AND 5),
      body TEXT NOT NULL,
      time INTEGER NOT NULL,
      UNIQUE (article, account)
    ) STRICT;
    """

  /// One for each order that a list is read in.
  private static let indexes = """
    CREATE INDEX board_by_section ON board (section, position);
    CREATE INDEX topic_by_flush ON topic (flush_time, id);
    CREATE INDEX topic_of_board_by_flush ON topic (board, is_sticky, flush_time, id);
    CREATE INDEX topic_of_board_by_creation ON topic (board, is_sticky, create_time, id);
    CREATE INDEX topic_essence ON topic (board, create_time, id) WHERE is_essence;
    CREATE INDEX article_of_author ON article (topic, account, floor);
    CREATE INDEX article_of_account ON article (account, post_time, id);
    CREATE INDEX article_of_board ON article (board, post_time);
    CREATE INDEX reply_by_time ON article (post_time, topic, account, floor) WHERE floor > 0;
    CREATE INDEX article_illustrated ON article (post_time, id, board) WHERE is_illustrated;
    """
}
