// On a slow phone, the federation runtime (which has just run), React and start.tsx each block for a noticeable time.
// Separate tasks let the browser respond in between.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
