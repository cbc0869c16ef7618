/* What glibc knows of processes and Swift's own module of it leaves out. */
#include <sys/pidfd.h>
