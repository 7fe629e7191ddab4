/** How every file is laid out; `npm run check` holds it and `npm run format` applies it. */
export default { printWidth: 120 };
