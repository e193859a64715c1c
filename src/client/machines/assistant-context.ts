import { createContext, useContext } from 'react'
import { useAccess } from './use-access.ts'

/** What somebody wants to ask the assistant about; both may be chosen there. */
export interface AskedAssistant {
  customerId?: string
  /** A policy that is to be analyzed at once (CA-31). */
  policy?: { id: string; name: string }
}

export const AssistantContext = createContext<((asked: AskedAssistant) => void) | undefined>(undefined)

/** Opens the assistant; undefined where the organization has it off (AI-01). */
export function useAssistant(): ((asked: AskedAssistant) => void) | undefined {
  const open = useContext(AssistantContext)
  return useAccess().features.has('castellan-ai-assistant') ? open : undefined
}
