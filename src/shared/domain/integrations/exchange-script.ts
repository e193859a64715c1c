import { z } from 'zod'

/** A PowerShell script for one company, and the name of its file. */
export const exchangeScriptSchema = z.object({ fileName: z.string(), script: z.string() })
export type ExchangeScript = z.infer<typeof exchangeScriptSchema>
