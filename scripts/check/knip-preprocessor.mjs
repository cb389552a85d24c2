/** GraphQL fragments are exported for Gatsby, which finds them by itself: knip need not find who imports them. */
export default function withoutFragments(options) {
  for (const issues of Object.values(options.issues.exports ?? {})) {
    for (const name of Object.keys(issues)) {
      if (!/(?:Fields|Picture|Texts)$/.test(name)) continue;
      delete issues[name];
      options.counters.exports -= 1;
    }
  }
  return options;
}
