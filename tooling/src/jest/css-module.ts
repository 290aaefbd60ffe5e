/** Replaces a CSS module: `styles.frame` is `'frame'`. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) });
