import { useMemo } from 'react'
import { watchMailPolicies } from '#client/data/nouns/secure/mail-policies.ts'
import { watchMailTemplates } from '#client/data/nouns/secure/mail-templates.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { mailTemplateRows } from './mail-template-rows.ts'
import { createSpreads } from './template-spread.ts'

/** Every template with how it stands at the companies; undefined until this device has read them all. */
export function useMailTemplates() {
  const t = useTexts('defender')
  const views = useWatched(watchMailTemplates)
  const policies = useWatched(watchMailPolicies)
  return useMemo(
    () => views && policies && mailTemplateRows(views, createSpreads(policies), t),
    [views, policies, t],
  )
}
