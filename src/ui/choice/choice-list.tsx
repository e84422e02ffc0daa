import type { RefObject } from 'react'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import type { Found, Item } from '#src/ui/choice/option.ts'
import type { useComboBox } from '#src/ui/choice/use-combo-box.ts'
import { usePlace } from '#src/ui/choice/use-place.ts'

type ChoiceListProps = {
  box: ReturnType<typeof useComboBox>
  /** The control that it belongs to. */
  anchor: RefObject<HTMLElement | null>
  found: Found
  chosen: string
  label: string
  /** The words of the empty value, and of the line that creates. */
  none: string
  create: string
}

/** The open list, over everything, below its control or, where there is no room, above it. */
export function ChoiceList({ box, anchor, found, chosen, label, none, create }: ChoiceListProps) {
  const text = useText()
  const { items, isCurrent, typed, take } = box
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = box.combobox
  const { list, style } = usePlace(anchor, isOpen)
  const says = isOpen ? saysOf({ ...found, isCurrent }, typed, text) : ''
  const words = { none, retry: text('ui.retry'), create }
  const isChosen = (item: Item) => (item.is === 'option' ? item.option.value === chosen : item.is === 'none' && !chosen)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press leaves the focus, and a phone’s keyboard, where it is. */}
      <div
        ref={list}
        popover="manual"
        className="choice-list"
        style={style}
        onMouseDown={(event) => event.preventDefault()}
      >
        {says && (
          <p className="choice-says" aria-hidden="true">
            {says}
          </p>
        )}
        <ul {...getMenuProps({ 'aria-label': label })} className={isCurrent ? undefined : 'choices-former'}>
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.is === 'option' ? item.option.value : item.is}
                {...getItemProps({ item, index, onClick: () => take(item), 'aria-selected': isChosen(item) })}
                className={`choice choice-${item.is}`}
                data-marked={index === highlightedIndex || undefined}
              >
                {item.is === 'option' ? item.option.label : words[item.is]}
              </li>
            ))}
        </ul>
      </div>
      <span className="visually-hidden" role="status">
        {says}
      </span>
    </>
  )
}

/** How the search stands; nothing where all that there is can be seen. */
function saysOf(found: Found & { isCurrent: boolean }, typed: string, text: Translate): string {
  const { options, isCurrent, isFailed, hasMore } = found
  if (isFailed) return text('ui.table.failed')
  // The lines of the former search stay until there are others.
  if (!isCurrent) return options.length > 0 ? '' : text('ui.choice.searching')
  if (options.length === 0)
    return typed.trim() ? text('ui.choice.nothing', { typed: typed.trim() }) : text('ui.fields.no_options')
  return hasMore ? text('ui.choice.more') : ''
}
