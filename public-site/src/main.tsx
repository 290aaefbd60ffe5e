// Shared modules are ready only behind an asynchronous import (Federation's RUNTIME-006).
void import('./standalone/show-site');
