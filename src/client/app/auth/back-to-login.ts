/** Hears that the browser's way back has led from the app to the sign-in. The app's router does not hear of it. */
export function onBackToLogin(left: () => void): () => void {
  const step = (event: PopStateEvent) => {
    if (location.pathname !== '/auth/login') return
    event.stopImmediatePropagation()
    left()
  }
  addEventListener('popstate', step, { capture: true })
  return () => removeEventListener('popstate', step, { capture: true })
}
