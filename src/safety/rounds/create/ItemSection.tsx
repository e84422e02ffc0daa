import { useText } from '#src/platform/i18n/i18n.tsx'
import { ItemOfRound } from '#src/safety/rounds/create/ItemOfRound.tsx'
import type { DraftedItem, ItemOfDraft, OwnValues, RoundDraft } from '#src/safety/rounds/create/round-draft.ts'
import type { CatalogueItem } from '#src/safety/rounds/create/use-candidates.ts'
import type { FilledInDelivery } from '#src/safety/rounds/create/use-round-preview.ts'

export type ItemSectionProps = {
  draft: RoundDraft
  catalogue: readonly CatalogueItem[]
  filled: ReadonlyMap<string, FilledInDelivery>
  onAddItem: (item: DraftedItem) => void
  onChangeItem: (itemId: number, changes: Partial<ItemOfDraft>) => void
  onChangeRecipient: (itemId: number, personId: number, changes: OwnValues) => void
  onDropRecipient: (itemId: number, personId: number) => void
}

/** What is given: each item with its sizes and values for everybody, and each person's size and quantity. */
export function ItemSection({ onAddItem, ...props }: ItemSectionProps) {
  const text = useText()
  const { draft, catalogue } = props
  const otherItems = catalogue.filter(({ id }) => !draft.items.some((item) => item.id === id))
  return (
    <section className="form-section">
      <header>
        <h2>{text('safety.rounds.items')}</h2>
        <p>{text('safety.rounds.items_note')}</p>
      </header>
      <div>
        <div className="round-items">
          {draft.items.map((item) => (
            <ItemOfRound key={item.id} {...{ item }} {...props} />
          ))}
        </div>
        {otherItems.length > 0 && (
          <select
            className="form-select round-add-item"
            aria-label={text('safety.rounds.add_item')}
            value=""
            onChange={(event) => {
              const item = otherItems.find(({ id }) => String(id) === event.target.value)
              if (item) onAddItem(item)
            }}
          >
            <option value="">{text('safety.rounds.add_item')}</option>
            {otherItems.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </section>
  )
}
