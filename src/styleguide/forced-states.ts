/** Shows how parts look while they are hovered, focused or pressed, without anyone doing so. */

export const forcedStates = ['hover', 'focus-visible', 'active'] as const;
export type ForcedState = (typeof forcedStates)[number];

/** These match what they say and weigh as much as the pseudo-class that they replace; no element has the class. */
const standsFor: Record<ForcedState, string> = {
  hover: ':is(*, .none)',
  active: ':is(*, .none)',
  'focus-visible': ':is(a, button, input, select, textarea, summary, .none)',
};

/**
 * Repeats the rules of the page for the inside of `[data-forced="<state>"]`, as if that state held there. All of them,
 * in their order and with their weight, so that what wins over a state wins here too.
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
  // `:focus-visible` is not `:focus`, and `:active` is no part of `:active-view-transition`.
  const pseudo = new RegExp(`:${state}(?![\\w-])`, 'g');
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      return [`@media ${rule.conditionText} {`, ...rulesIn(state, rule.cssRules), '}'];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    const selectors = splitList(rule.selectorText).map(
      (selector) => `:where([data-forced='${state}']) ${selector.replace(pseudo, standsFor[state])}`,
    );
    return [`${selectors.join(', ')} { ${rule.style.cssText} }`];
  });
}

/** The selectors of a list; commas inside brackets belong to one selector. */
const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/);
