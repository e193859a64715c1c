import type { Integration } from './integration.ts'

/** A connection of a company that let us in before this permission was asked for: it shows what to grant. */
export function withMissingScope(integration: Integration, permission: string): Integration {
  if (integration.missing_scopes.includes(permission)) return integration
  return {
    ...integration,
    missing_scopes: [...integration.missing_scopes, permission],
    fault: integration.fault ?? 'missingScope',
  }
}
