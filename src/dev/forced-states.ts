/** Shows how parts look while they are hovered, focused or pressed, without anyone doing so. */

export const forcedStates = ['hover', 'focus-visible', 'active'] as const;
export type ForcedState = (typeof forcedStates)[number];

/** What can have the focus; a rule for any focused element is not meant for the text around it. */
const focusable = ':is(a, button, input, select, textarea, summary)';

const standsFor: Record<ForcedState, string> = {
  hover: ':is(*)',
  active: ':is(*)',
  'focus-visible': focusable,
};

/**
 * Repeats every rule of the page that needs a state, so that it also holds inside `[data-forced="<state>"]`. The copies
 * weigh as much as their originals: an attribute in place of a pseudo-class.
 */
export function repeatStateRules(): () => void {
  const copies = [...document.styleSheets].flatMap((sheet) => copiesOf(sheet.cssRules));
  const style = document.createElement('style');
  style.textContent = copies.join('\n');
  document.head.append(style);
  return () => style.remove();
}

function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const inside = copiesOf(rule.cssRules).join('\n');
      return inside ? [`@media ${rule.conditionText} { ${inside} }`] : [];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    return forcedStates.flatMap((state) => {
      const selectors = splitList(rule.selectorText).filter((selector) => needs(state).test(selector));
      const forced = selectors.map(
        (s) => `[data-forced='${state}'] ${s.replace(needs(state), standsFor[state])}`,
      );
      return forced.length > 0 ? [`${forced.join(', ')} { ${rule.style.cssText} }`] : [];
    });
  });
}

/** `:focus-visible` is not `:focus`, and `:active` is no part of `:active-view-transition`. */
const needs = (state: ForcedState) => new RegExp(`:${state}(?![\\w-])`, 'g');

/** The selectors of a list; commas inside brackets belong to one selector. */
const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/);
