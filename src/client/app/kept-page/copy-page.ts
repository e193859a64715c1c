/** Stand for `html` and `body`, which there are none of in the shadow of an element. */
export const ROOT_CLASS = 'kept-root'
export const BODY_CLASS = 'kept-body'

/** What is drawn under this element, with the styles that it needs by itself. */
export function copyPage(app: Element): { html: string; css: string } {
  const copy = app.cloneNode(true) as Element
  // What is ticked is no attribute, and what was typed is kept nowhere but in its form.
  const ticked = [...app.querySelectorAll<HTMLInputElement>('input')]
  for (const [at, input] of copy.querySelectorAll('input').entries()) {
    input.toggleAttribute('checked', ticked[at]?.checked ?? false)
    if (input.type !== 'search') input.removeAttribute('value')
  }
  for (const script of copy.querySelectorAll('script, style, iframe')) script.remove()
  return { html: copy.innerHTML, css: [...document.styleSheets].map(cssOf).join('\n') }
}

function cssOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(ruleText).join('')
  } catch {
    // Of an extension of the browser, which lets nobody read it.
    return ''
  }
}

/** A rule as it stands, without what nothing on the page needs. */
function ruleText(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const { selectorText, cssText } = rule
    return isUsed(selectorText) ? scoped(selectorText) + cssText.slice(selectorText.length) : ''
  }
  if (rule instanceof CSSLayerStatementRule) return rule.cssText
  if (rule instanceof CSSGroupingRule) {
    const inner = [...rule.cssRules].map(ruleText).join('')
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
  }
  // Fonts are the document's, and nothing in a copy moves.
  return ''
}

const APPEARANCE = /\.(?:dark|light)\b/

/** Which appearance a start has is known only there. */
function isUsed(selector: string): boolean {
  if (APPEARANCE.test(selector)) return true
  try {
    return document.querySelector(selector.replaceAll(/::[\w-]+/g, '')) !== null
  } catch {
    // Some name nothing else than a part of any element.
    return true
  }
}

const scoped = (selector: string): string =>
  selector
    .replaceAll(/(?<![\w.#-])html(?![\w-])|:root/g, `.${ROOT_CLASS}`)
    .replaceAll(/(?<![\w.#-])body(?![\w-])/g, `.${BODY_CLASS}`)
