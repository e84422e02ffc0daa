import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { PermissionGuard } from '#src/access/sessions/guards.tsx'
import { forms, handWrittenScreens, lists, loadRecordAdditions, screenSets } from '#src/app/modules/modules.tsx'
import { generatedNames, outlines } from '#src/app/modules/outlines.ts'
import type { Access } from '#src/platform/actor.ts'
import type { Screen } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

/** Loads the declarations of every resource, with fields, kinds and checks. The start page does not need them. */
const loadDeclarationsModule = () => import('#src/app/modules/declarations.tsx')

const loadAllDeclarations = async () => (await loadDeclarationsModule()).declarations

/** Routes to the screens of each resource, with their permissions. Their scripts load on demand. */
export const screenRoutes: RouteObject[] = outlines.flatMap((outline) => {
  if (screenSets[outline.name]) return buildRoutesOfSet(outline)
  return generatedNames.includes(outline.name) && !handWrittenScreens[outline.name]
    ? buildGeneratedRoutes(outline)
    : buildHandWrittenRoutes(outline)
})

/** Routes to the hand-written screens of a list, of a new record and of a record. */
function buildRoutesOfSet(outline: ResourceOutline): RouteObject[] {
  const { name, screens } = outline
  const loadSet = screenSets[name]
  if (!screens || !loadSet) return []
  const { list, create, update } = screens
  return [
    buildGuardedRoute(list.path, list.access, async () => (await loadSet()).list),
    ...(create ? [buildGuardedRoute(create.path, create.access, async () => (await loadSet()).create)] : []),
    ...(update
      ? [
          buildGuardedRoute(
            `${update.path}/:id`,
            deriveRecordScreenAccess(outline),
            async () => (await loadSet()).record,
          ),
        ]
      : []),
  ]
}

/**
 * The route to a resource's only screen, written by hand. Its address may end in an id: of a user on the permissions
 * page, of an import.
 */
function buildHandWrittenRoutes({ name, screens }: ResourceOutline): RouteObject[] {
  const load = handWrittenScreens[name]
  if (!screens || !load) return []
  const { list, update } = screens
  return [buildGuardedRoute(`${list.path}${update ? '/:id?' : ''}`, list.access, () => load(loadAllDeclarations))]
}

function buildGeneratedRoutes({ name, screens }: ResourceOutline): RouteObject[] {
  if (!screens) return []
  const { list, create, update } = screens
  return [
    buildGuardedRoute(list.path, list.access, async () => {
      const [{ ListScreen }, { requireModel }, listExtras] = await Promise.all([
        import('#src/resource/screens/list/ListScreen.tsx'),
        loadDeclarationsModule(),
        lists[name]?.(),
        loadResourceScreenTexts(),
      ])
      return <ListScreen key={name} model={requireModel(name)} {...listExtras} />
    }),
    ...(create ? [buildCreateRoute(name, create)] : []),
    ...(update ? [buildRecordRoute(name, update, deriveRecordScreenAccess({ screens }))] : []),
  ]
}

function buildCreateRoute(name: string, { path, access }: Screen): RouteObject {
  return buildGuardedRoute(path, access, async () => {
    const [{ CreateScreen }, { requireResource }, form] = await loadFormScreenAndTexts(name)
    return <CreateScreen key={name} resource={requireResource(name)} form={form} />
  })
}

function buildRecordRoute(name: string, { path }: Screen, access: Access): RouteObject {
  return buildGuardedRoute(`${path}/:id`, access, async () => {
    const [[{ UpdateScreen }, { requireResource }, form], additions] = await Promise.all([
      loadFormScreenAndTexts(name),
      loadRecordAdditions(name),
    ])
    return <UpdateScreen key={name} resource={requireResource(name)} form={form} {...additions} />
  })
}

const loadFormScreenAndTexts = (name: string) =>
  Promise.all([
    import('#src/resource/screens/record/RecordScreen.tsx'),
    loadDeclarationsModule(),
    forms[name]?.(),
    loadResourceScreenTexts(),
  ])

function buildGuardedRoute(path: string, access: Access, load: () => Promise<ReactElement>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [screen, { DeclarationsProvider }] = await Promise.all([load(), loadDeclarationsModule()])
      return {
        Component: () => (
          <PermissionGuard access={access}>
            <DeclarationsProvider>{screen}</DeclarationsProvider>
          </PermissionGuard>
        ),
      }
    },
  }
}
