import { useRouter } from '@tanstack/react-router'

/** Tells which screens of the shared list this app has, by their paths in the menu. */
export function useIsBuilt(): (screen: { path: string }) => boolean {
  const { routesByPath } = useRouter()
  return ({ path }) => Object.hasOwn(routesByPath, path)
}
