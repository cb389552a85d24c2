export const forcedStates = ['hover', 'focus-visible', 'active'] as const;
type ForcedState = (typeof forcedStates)[number];

/** Selectors with the specificity of the pseudo-class that they replace; no element has the class. */
const replacements: Record<ForcedState, string> = {
  hover: ':is(*, .none)',
  active: ':is(*, .none)',
  'focus-visible': ':is(a, button, input, select, textarea, summary, .none)',
};

/**
 * Repeats all rules of the page for the inside of `[data-forced="<state>"]`, as if elements there had that state; in their
 * order and with their specificity, so that the same rule wins. Returns a function that removes them.
 */
export function repeatStateRules(): () => void {
  const sheets = [...document.styleSheets];
  const style = document.createElement('style');
  style.textContent = forcedStates
    .flatMap((state) => sheets.flatMap((sheet) => rulesIn(state, sheet.cssRules)))
    .join('\n');
  document.head.append(style);
  return () => style.remove();
}

function rulesIn(state: ForcedState, rules: CSSRuleList): string[] {
  // Whole words only: `:active` is not `:active-view-transition`.
  const pseudo = new RegExp(`:${state}(?![\\w-])`, 'g');
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      return [`@media ${rule.conditionText} {`, ...rulesIn(state, rule.cssRules), '}'];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    const selectors = splitList(rule.selectorText).map(
      (selector) => `:where([data-forced='${state}']) ${selector.replace(pseudo, replacements[state])}`,
    );
    return [`${selectors.join(', ')} { ${rule.style.cssText} }`];
  });
}

/** The selectors of a list; commas inside brackets belong to one selector. */
const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/);
