import type { RefObject } from 'react'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceItem, OptionSearch } from '#src/ui/choice/option.ts'
import type { useComboBox } from '#src/ui/choice/use-combo-box.ts'
import { useShowAndPositionList } from '#src/ui/choice/use-show-and-position-list.ts'

type ChoiceListProps = {
  comboBox: ReturnType<typeof useComboBox>
  /** The element that opens the list, with which the list is aligned. */
  anchor: RefObject<HTMLElement | null>
  search: OptionSearch
  chosenValue: string
  label: string
  /** Labels of the empty value and of the line that creates a record. */
  emptyLabel: string
  createLabel: string
}

/** The open list: in the top layer, below its control, or above it if there is no room below. */
export function ChoiceList({ comboBox, anchor, search, chosenValue, label, emptyLabel, createLabel }: ChoiceListProps) {
  const text = useText()
  const { items, isCurrent, typedText, chooseItem } = comboBox
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = comboBox.combobox
  const { list, style } = useShowAndPositionList(anchor, isOpen)
  const statusText = isOpen ? describeSearchStatus({ ...search, isCurrent }, typedText, text) : ''
  const itemTexts = { none: emptyLabel, retry: text('ui.retry'), create: createLabel }
  const isChosen = (item: ChoiceItem) =>
    item.type === 'option' ? item.option.value === chosenValue : item.type === 'none' && !chosenValue
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the input, which would close a phone's keyboard. */}
      <div
        ref={list}
        popover="manual"
        className="choice-list"
        style={style}
        onMouseDown={(event) => event.preventDefault()}
      >
        {statusText && (
          <p className="choice-says" aria-hidden="true">
            {statusText}
          </p>
        )}
        <ul {...getMenuProps({ 'aria-label': label })} className={isCurrent ? undefined : 'choices-former'}>
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.type === 'option' ? item.option.value : item.type}
                {...getItemProps({ item, index, onClick: () => chooseItem(item), 'aria-selected': isChosen(item) })}
                className={`choice choice-${item.type}`}
                data-marked={index === highlightedIndex || undefined}
              >
                {item.type === 'option' ? item.option.label : itemTexts[item.type]}
              </li>
            ))}
        </ul>
      </div>
      <span className="visually-hidden" role="status">
        {statusText}
      </span>
    </>
  )
}

/** Text about the state of the search; '' if the list shows all results, or still shows the former ones. */
function describeSearchStatus(
  search: OptionSearch & { isCurrent: boolean },
  typedText: string,
  text: Translate,
): string {
  const { options, isCurrent, isFailed, failureText, hasMore } = search
  if (isFailed) return failureText ?? text('ui.table.failed')
  // Until new results arrive, the list keeps the former ones.
  if (!isCurrent) return options.length > 0 ? '' : text('ui.choice.searching')
  if (options.length === 0)
    return typedText.trim() ? text('ui.choice.nothing', { typed: typedText.trim() }) : text('ui.fields.no_options')
  return hasMore ? text('ui.choice.more') : ''
}
