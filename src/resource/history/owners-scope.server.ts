import type { Resource } from '#src/resource/declaration.ts'

type Scope = Resource['scope']

/**
 * Tenant scope of a resource's audit entries: company and client stand beside each under their own names, whatever the
 * record calls them; of a nested resource they are those of the nearest parent that has them. What belongs to nobody is
 * not bound by whose user changed it.
 */
export function ownersScope(resource: Pick<Resource, 'scope' | 'parent'>): Pick<Resource, 'scope'> {
  return {
    scope: {
      ...(hasOwner(resource, 'company_id') && { company_id: 'company_id' }),
      ...(hasOwner(resource, 'client_id') && { client_id: 'client_id' }),
    },
  }
}

const hasOwner = ({ scope, parent }: Pick<Resource, 'scope' | 'parent'>, key: keyof Scope): boolean =>
  scope[key] !== undefined || (parent !== undefined && hasOwner(parent.resource, key))
