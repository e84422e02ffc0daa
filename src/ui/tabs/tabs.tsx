import { type ReactNode, useId } from 'react'
import { TabList, TabPanels } from '#src/ui/tabs/tab-list.tsx'

export type Tab<Name extends string> = { name: Name; caption: string; content: ReactNode }

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  chosenName: Name
  onChoose: (name: Name) => void
}

/** Tabs of a card, above their panels. */
export function Tabs<Name extends string>({ label, tabs, chosenName, onChoose }: TabsProps<Name>) {
  const id = useId()
  return (
    <>
      <TabList {...{ id, label, tabs, chosenName, onChoose }} />
      <TabPanels {...{ id, tabs, chosenName }} />
    </>
  )
}
