import type { Page } from 'playwright-core'

/**
 * The rules of HTML that a page breaks, as sent and as the browser parses it: elements that the parser had to add, move
 * or close, content that its parent does not allow (HTML, 3.2.5), ids that do not exist, forms without a submit button.
 * These are the rules of a validator whose violation people notice.
 */
export async function findBrokenRules(page: Page, html: string): Promise<string[]> {
  return page.evaluate(checkPage, html)
}

/** Runs in the browser, so it can use nothing from outside of this function. */
function checkPage(html: string): string[] {
  const doc = new DOMParser().parseFromString(html, 'text/html')
  const phrasing =
    'a abbr audio b bdi bdo br button canvas cite code data del dfn em i iframe img input ins kbd label link map mark ' +
    'meta meter noscript output picture progress q s samp script select small span strong sub sup svg textarea time ' +
    'u var video wbr'
  const splitWords = (text: string) => new Set(text.split(' '))
  const phrasingElements = splitWords(phrasing)
  const phrasingParents = splitWords(
    'abbr b bdi bdo button cite code em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p q s small span strong sub ' +
      'summary sup time u var',
  )
  const allowedChildren: Record<string, Set<string>> = {
    ul: splitWords('li'),
    ol: splitWords('li'),
    dl: splitWords('dt dd div'),
    table: splitWords('caption colgroup thead tbody tfoot'),
    tbody: splitWords('tr'),
    thead: splitWords('tr'),
    tr: splitWords('th td'),
    picture: splitWords('source img'),
    select: splitWords('option optgroup hr'),
  }
  const requiredParents: Record<string, string> = {
    li: 'ul, ol',
    dt: 'dl, dl > div',
    dd: 'dl, dl > div',
    legend: 'fieldset',
    caption: 'table',
    summary: 'details',
    source: 'picture, audio, video',
  }
  const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary, details, iframe, label'
  const obsoleteElements = splitWords('center font big strike tt marquee frame frameset acronym basefont dir')
  const describeElement = (element: Element) => {
    const copy = element.cloneNode(false)
    return copy instanceof Element ? copy.outerHTML.slice(0, 160) : element.localName
  }

  /** All elements, including those in templates, which have a document of their own. */
  const listElements = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element instanceof HTMLTemplateElement ? [element, ...listElements(element.content)] : [element],
    )

  const checkParsing = (): string[] => {
    const bare = html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')
    const sentNames = [...bare.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase())
    const parsedNames = listElements(doc).map(({ localName }) => localName.toLowerCase())
    const index = sentNames.findIndex((name, position) => name !== parsedNames[position])
    const isEqual = index < 0 && sentNames.length === parsedNames.length
    return isEqual
      ? []
      : [`the browser reads ${parsedNames[index]} where ${sentNames[index]} (element ${index}) was sent`]
  }

  const checkNesting = (element: Element): string[] => {
    const { localName: name, parentElement: parent } = element
    if (!parent || element.closest('svg')?.contains(parent)) return []
    const parentName = parent.localName
    const context = parent.closest(':not(a, ins, del, map)')?.localName ?? ''
    const isHeading = /^h[1-6]$/.test(name) && ['legend', 'summary'].includes(context)
    const allowed = allowedChildren[parentName]
    const owner = requiredParents[name]
    const control = element.matches(interactive) ? parent.closest('a, button') : null
    return [
      phrasingParents.has(context) && !phrasingElements.has(name) && !isHeading
        ? `${name} within ${context}: ${describeElement(element)}`
        : '',
      allowed && !allowed.has(name) && !['script', 'template'].includes(name)
        ? `${name} is no child of ${parentName}`
        : '',
      owner && !parent.matches(owner) ? `${name} within ${parentName}` : '',
      control ? `${describeElement(element)} within ${describeElement(control)}` : '',
      name === 'label' && parent.closest('label') ? `label within label: ${describeElement(element)}` : '',
      name === 'form' && parent.closest('form') ? `form within form: ${describeElement(element)}` : '',
      name === 'main' && parent.closest('article, aside, footer, header, nav') ? 'main within another part' : '',
      obsoleteElements.has(name) ? `${name} is obsolete` : '',
    ]
  }

  const checkNames = (element: Element): string[] => {
    const pointers = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list']
    const lostPointers = pointers.flatMap((attribute) =>
      (element.getAttribute(attribute)?.split(/\s+/) ?? [])
        .filter((id) => !doc.getElementById(id))
        .map((id) => `${attribute}="${id}" points nowhere: ${describeElement(element)}`),
    )
    const anchor = element.matches('a[href^="#"]') ? (element.getAttribute('href') ?? '').slice(1) : ''
    return [
      ...lostPointers,
      anchor && !doc.getElementById(anchor) ? `#${anchor} is nowhere` : '',
      element.matches('label') && !(element as HTMLLabelElement).control
        ? `a label of nothing: ${describeElement(element)}`
        : '',
      element.matches('label') && element.querySelectorAll('input, select, textarea, button').length > 1
        ? `a label of several: ${describeElement(element)}`
        : '',
      element.matches('img:not([alt])') ? `no alt: ${describeElement(element)}` : '',
      element.matches('button:not([type])') ? `a button without a type: ${describeElement(element)}` : '',
      element.matches('[role=""], [id=""], [href=""], [src=""], [aria-label=""]')
        ? `empty: ${describeElement(element)}`
        : '',
      element.matches('[tabindex]') && Number(element.getAttribute('tabindex')) > 0
        ? `tabindex: ${describeElement(element)}`
        : '',
      element.matches('[target=_blank]:not([rel~=noopener])') ? `no noopener: ${describeElement(element)}` : '',
      element.matches('form') && !element.querySelector('button[type=submit], input[type=submit]')
        ? `a form that nothing sends: ${describeElement(element)}`
        : '',
    ]
  }

  const checkDocument = (): string[] => {
    const ids = [...doc.querySelectorAll('[id]')].map(({ id }) => id)
    const levels = [...doc.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const checkCount = (selector: string, count: number) =>
      doc.querySelectorAll(selector).length === count ? '' : `${doc.querySelectorAll(selector).length} × ${selector}`
    return [
      html.toLowerCase().startsWith('<!doctype html>') ? '' : 'no doctype',
      doc.documentElement.lang ? '' : 'no lang',
      checkCount('h1', 1),
      checkCount('main', 1),
      checkCount('title', 1),
      checkCount('meta[charset]', 1),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`),
      ...levels.map((heading, index) => {
        const step = Number(heading.localName[1]) - Number(levels[index - 1]?.localName[1] ?? 1)
        return step > 1 ? `a heading is left out before ${describeElement(heading)}` : ''
      }),
    ]
  }

  const elements = [...doc.querySelectorAll('*')]
  return [
    ...checkParsing(),
    ...checkDocument(),
    ...elements.flatMap(checkNesting),
    ...elements.flatMap(checkNames),
  ].filter(Boolean)
}
