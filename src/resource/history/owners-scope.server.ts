import type { Resource } from '#src/resource/declaration.ts'

/**
 * Tenant scope of a resource's audit entries: company and client stand beside each under their own names, whatever the
 * record calls them. What belongs to nobody is not bound by whose user changed it.
 */
export const ownersScope = ({ scope }: Pick<Resource, 'scope'>): Pick<Resource, 'scope'> => ({
  scope: {
    ...(scope.company_id !== undefined && { company_id: 'company_id' }),
    ...(scope.client_id !== undefined && { client_id: 'client_id' }),
  },
})
