/** What the pre-commit hook runs on staged files; `npm run check` and continuous integration run it on all. */
export default {
  "*.{ts,tsx,js,cjs,mjs}": ["prettier --write", "eslint --max-warnings 0 --no-warn-ignored"],
  "schema.graphql": "eslint --max-warnings 0",
  "!(*.{ts,tsx,js,cjs,mjs})": "prettier --write --ignore-unknown",
};
