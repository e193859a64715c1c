import { z } from 'zod'
import { type Language, LANGUAGES } from './languages.ts'

export const languageSchema = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
