#ifndef CCHAFA_H
#define CCHAFA_H

#include <chafa.h>

#endif
