import { useCallback } from 'react'
import { useGo } from '#client/parts/screen/use-go.ts'

/** The way to a template; `from` is the one that a new one is a copy of. */
export function useOpenTemplate(): (templateId: string, address?: { from?: string }) => void {
  const go = useGo()
  return useCallback(
    (templateId, address = {}) =>
      go({ to: '/secure/posture-templates/$templateId', params: { templateId }, search: address }),
    [go],
  )
}
