import { z } from 'zod'

// The page's policy forbids making code from text, which zod would try where a schema is made. So this is imported
// before any schema is.
z.config({ jitless: true })
