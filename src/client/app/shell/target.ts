import type { IntegrationsQuery } from '#shared/domain/integrations/integrations-query.ts'

/** Where the frame leads, in the router's words: a screen, or one thing on it. */
export type Target =
  | { to: '/secure/security-posture' }
  | { to: '/secure/security-posture/$companySelectorId'; params: { companySelectorId: string } }
  | { to: '/secure/posture-templates' }
  | {
      to: '/secure/posture-templates/$templateId'
      params: { templateId: string }
      search: { correct?: string }
    }
  | { to: '/companies'; search?: { open?: string } }
  | { to: '/employees'; search?: { employee?: string; of?: string; company?: string; correct?: string } }
  | { to: '/integrations'; search?: IntegrationsQuery }
  | { to: '/integrations/$companySelectorId'; params: { companySelectorId: string } }
  | { to: '/devices' }
  | { to: '/users'; search?: { modal: 'addUser' } }
  | { to: '/security-log' }
  | { to: '/organizations' }
  | { to: '/user-profile' }
