import { createContext } from 'react'

/** The path of the screen that is open. */
export const PathContext = createContext('/')
