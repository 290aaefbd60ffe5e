// A slow phone is busy with each of these for as long as a visitor notices: federation's runtime, which has just been
// run, React, and what start.tsx begins. Tasks of their own let the browser answer in between.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
