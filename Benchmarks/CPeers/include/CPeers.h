#include <stdint.h>

/// Bare loops over SQLite, for comparison: each prepares its statement, runs it, and adds up what it
/// reads. All answer −1 when SQLite does.

/// Reads rows by their keys.
int64_t peer_sqlite_lookup(const char *path, const int64_t *keys, int64_t count);
/// Adds rows in one transaction, then takes them back.
int64_t peer_sqlite_insert(const char *path, int64_t count, const char *note);
/// Reads every row.
int64_t peer_sqlite_scan(const char *path);
/// Reads articles by their keys, with what one join answers of them.
int64_t peer_sqlite_articles(const char *path, const int64_t *keys, int64_t count);
/// Copies the community's rows into plain tables of a new file, one by one in one transaction;
/// answers how many.
int64_t peer_sqlite_copy(const char *source, const char *target);

/// Reads HTML texts into trees and frees them; answers how many, or −1 when libxml2 refuses one.
int64_t peer_html_read(const char *const *texts, const int64_t *counts, int64_t count);

/// A bare window of GTK with all of its rows made: a label, space and a label in each.
typedef struct PeerWindow PeerWindow;

/// Opens a window and paints it the first time.
PeerWindow *peer_window_open(int64_t rows);
/// Shows another number in the first row, and paints.
void peer_window_change(PeerWindow *window, int64_t number);
/// Scrolls to a position, and paints.
void peer_window_scroll(PeerWindow *window, double position);
/// Closes the window and frees it.
void peer_window_close(PeerWindow *window);
/// Paints any window of GTK once more, and returns when that is done.
void peer_window_paint(void *window);
/// Answers how often the main loop wakes in a second in which nothing happens.
int64_t peer_window_idle_wakes(void);
