import type { Resource } from '#src/resource/declaration.ts'

/**
 * Tenant scope of a resource's audit entries: company and client stand beside each under their own names, whatever the
 * record calls them; of rows under a parent they are the parent's. What belongs to nobody is not bound by whose user
 * changed it.
 */
export function ownersScope({ scope, under }: Pick<Resource, 'scope' | 'under'>): Pick<Resource, 'scope'> {
  const { company_id, client_id } = under?.resource.scope ?? scope
  return {
    scope: {
      ...(company_id !== undefined && { company_id: 'company_id' }),
      ...(client_id !== undefined && { client_id: 'client_id' }),
    },
  }
}
