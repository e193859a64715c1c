import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The way to an address of the app that came from elsewhere, as of a notification. */
export function useOpenPath(): (path: string) => void {
  const { history } = useRouter()
  return useCallback((path) => history.push(path), [history])
}
