import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { PermissionGuard } from '#src/access/sessions/guards.tsx'
import { forms, handWrittenScreens, lists, recordActions } from '#src/app/modules/modules.tsx'
import { generatedNames, outlines } from '#src/app/modules/outlines.ts'
import type { Screen } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { loadRecordTexts } from '#src/resource/screens/load-record-texts.ts'

/** Fields, kinds and checks of every resource, which the start page does without. */
const loadDeclarations = () => import('#src/app/modules/declarations.tsx')

const declarationsOfAll = async () => (await loadDeclarations()).declarations

/** Routes of each resource's screens behind their permissions; their scripts load on demand. */
export const screenRoutes: RouteObject[] = outlines.flatMap((outline) =>
  generatedNames.includes(outline.name) ? generatedRoutes(outline) : routesByHand(outline),
)

/** A list whose address may go on with an id: of the user whose permissions these are, of the load. */
function routesByHand({ name, screens }: ResourceOutline): RouteObject[] {
  const load = handWrittenScreens[name]
  return screens && load
    ? [
        guarded(`${screens.list.path}${screens.update ? '/:id?' : ''}`, screens.list.access, () =>
          load(declarationsOfAll),
        ),
      ]
    : []
}

function generatedRoutes({ name, screens }: ResourceOutline): RouteObject[] {
  if (!screens) return []
  const { list, create, update } = screens
  return [
    guarded(list.path, list.access, async () => {
      const [{ ListScreen }, { modelNamed }, extra] = await Promise.all([
        import('#src/resource/screens/list/ListScreen.tsx'),
        loadDeclarations(),
        lists[name]?.(),
        loadRecordTexts(),
      ])
      return <ListScreen key={name} model={modelNamed(name)} {...extra} />
    }),
    ...(create ? [createRoute(name, create)] : []),
    ...(update ? [updateRoute(name, update)] : []),
  ]
}

function createRoute(name: string, { path, access }: Screen): RouteObject {
  return guarded(path, access, async () => {
    const [{ CreateScreen }, { resourceNamed }, form] = await loadForm(name)
    return <CreateScreen key={name} resource={resourceNamed(name)} form={form} />
  })
}

function updateRoute(name: string, { path, access }: Screen): RouteObject {
  return guarded(`${path}/:id`, access, async () => {
    const [{ UpdateScreen }, { resourceNamed }, form] = await loadForm(name)
    return <UpdateScreen key={name} resource={resourceNamed(name)} form={form} action={recordActions[name]} />
  })
}

const loadForm = (name: string) =>
  Promise.all([
    import('#src/resource/screens/record/RecordScreen.tsx'),
    loadDeclarations(),
    forms[name]?.(),
    loadRecordTexts(),
  ])

function guarded(path: string, permission: string, load: () => Promise<ReactElement>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [screen, { DeclarationsProvider }] = await Promise.all([load(), loadDeclarations()])
      return {
        Component: () => (
          <PermissionGuard permission={permission}>
            <DeclarationsProvider>{screen}</DeclarationsProvider>
          </PermissionGuard>
        ),
      }
    },
  }
}
