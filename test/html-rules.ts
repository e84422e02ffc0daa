import type { Page } from 'playwright-core'

/**
 * What of HTML's rules the page at this address breaks, as it was sent and as a browser reads it: elements that the
 * parser had to add, move or close, content where its parent allows none of its kind (HTML, 3.2.5), names that point
 * nowhere, forms that nothing sends. A part of what a validator knows: what people meet when it is wrong.
 */
export async function brokenRules(page: Page, html: string): Promise<string[]> {
  return page.evaluate(readPage, html)
}

/** Runs in the browser, so everything that it needs stands in it. */
function readPage(html: string): string[] {
  const doc = new DOMParser().parseFromString(html, 'text/html')
  const phrasing =
    'a abbr audio b bdi bdo br button canvas cite code data del dfn em i iframe img input ins kbd label link map mark ' +
    'meta meter noscript output picture progress q s samp script select small span strong sub sup svg textarea time ' +
    'u var video wbr'
  const words = (text: string) => new Set(text.split(' '))
  const isPhrasing = words(phrasing)
  const holdsPhrasing = words(
    'abbr b bdi bdo button cite code em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p q s small span strong sub ' +
      'summary sup time u var',
  )
  const children: Record<string, Set<string>> = {
    ul: words('li'),
    ol: words('li'),
    dl: words('dt dd div'),
    table: words('caption colgroup thead tbody tfoot'),
    tbody: words('tr'),
    thead: words('tr'),
    tr: words('th td'),
    picture: words('source img'),
    select: words('option optgroup hr'),
  }
  const parents: Record<string, string> = {
    li: 'ul, ol',
    dt: 'dl, dl > div',
    dd: 'dl, dl > div',
    legend: 'fieldset',
    caption: 'table',
    summary: 'details',
    source: 'picture, audio, video',
  }
  const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary, details, iframe, label'
  const isObsolete = words('center font big strike tt marquee frame frameset acronym basefont dir')
  const at = (element: Element) => {
    const copy = element.cloneNode(false)
    return copy instanceof Element ? copy.outerHTML.slice(0, 160) : element.localName
  }

  /** What a template holds stands in a document of its own. */
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element instanceof HTMLTemplateElement ? [element, ...within(element.content)] : [element],
    )

  const parsing = (): string[] => {
    const bare = html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')
    const sent = [...bare.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase())
    const read = within(doc).map(({ localName }) => localName.toLowerCase())
    const place = sent.findIndex((name, index) => name !== read[index])
    const isAlike = place < 0 && sent.length === read.length
    return isAlike ? [] : [`the browser reads ${read[place]} where ${sent[place]} (element ${place}) was sent`]
  }

  const nesting = (element: Element): string[] => {
    const { localName: name, parentElement: parent } = element
    if (!parent || element.closest('svg')?.contains(parent)) return []
    const inside = parent.localName
    const context = parent.closest(':not(a, ins, del, map)')?.localName ?? ''
    const isHeading = /^h[1-6]$/.test(name) && ['legend', 'summary'].includes(context)
    const allowed = children[inside]
    const owner = parents[name]
    const control = element.matches(interactive) ? parent.closest('a, button') : null
    return [
      holdsPhrasing.has(context) && !isPhrasing.has(name) && !isHeading
        ? `${name} within ${context}: ${at(element)}`
        : '',
      allowed && !allowed.has(name) && !['script', 'template'].includes(name) ? `${name} is no child of ${inside}` : '',
      owner && !parent.matches(owner) ? `${name} within ${inside}` : '',
      control ? `${at(element)} within ${at(control)}` : '',
      name === 'label' && parent.closest('label') ? `label within label: ${at(element)}` : '',
      name === 'form' && parent.closest('form') ? `form within form: ${at(element)}` : '',
      name === 'main' && parent.closest('article, aside, footer, header, nav') ? 'main within another part' : '',
      isObsolete.has(name) ? `${name} is obsolete` : '',
    ]
  }

  const naming = (element: Element): string[] => {
    const pointers = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list']
    const lost = pointers.flatMap((attribute) =>
      (element.getAttribute(attribute)?.split(/\s+/) ?? [])
        .filter((id) => !doc.getElementById(id))
        .map((id) => `${attribute}="${id}" points nowhere: ${at(element)}`),
    )
    const anchor = element.matches('a[href^="#"]') ? (element.getAttribute('href') ?? '').slice(1) : ''
    return [
      ...lost,
      anchor && !doc.getElementById(anchor) ? `#${anchor} is nowhere` : '',
      element.matches('label') && !(element as HTMLLabelElement).control ? `a label of nothing: ${at(element)}` : '',
      element.matches('label') && element.querySelectorAll('input, select, textarea, button').length > 1
        ? `a label of several: ${at(element)}`
        : '',
      element.matches('img:not([alt])') ? `no alt: ${at(element)}` : '',
      element.matches('button:not([type])') ? `a button without a type: ${at(element)}` : '',
      element.matches('[role=""], [id=""], [href=""], [src=""], [aria-label=""]') ? `empty: ${at(element)}` : '',
      element.matches('[tabindex]') && Number(element.getAttribute('tabindex')) > 0 ? `tabindex: ${at(element)}` : '',
      element.matches('[target=_blank]:not([rel~=noopener])') ? `no noopener: ${at(element)}` : '',
      element.matches('form') && !element.querySelector('button[type=submit], input[type=submit]')
        ? `a form that nothing sends: ${at(element)}`
        : '',
    ]
  }

  const whole = (): string[] => {
    const ids = [...doc.querySelectorAll('[id]')].map(({ id }) => id)
    const levels = [...doc.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const times = (selector: string, wanted: number) =>
      doc.querySelectorAll(selector).length === wanted ? '' : `${doc.querySelectorAll(selector).length} × ${selector}`
    return [
      html.toLowerCase().startsWith('<!doctype html>') ? '' : 'no doctype',
      doc.documentElement.lang ? '' : 'no lang',
      times('h1', 1),
      times('main', 1),
      times('title', 1),
      times('meta[charset]', 1),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`),
      ...levels.map((heading, index) => {
        const step = Number(heading.localName[1]) - Number(levels[index - 1]?.localName[1] ?? 1)
        return step > 1 ? `a heading is left out before ${at(heading)}` : ''
      }),
    ]
  }

  const elements = [...doc.querySelectorAll('*')]
  return [...parsing(), ...whole(), ...elements.flatMap(nesting), ...elements.flatMap(naming)].filter(Boolean)
}
