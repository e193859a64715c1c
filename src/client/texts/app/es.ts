import type { Translation } from '../translation.ts'

export const app = {
  updateReady: 'Hay una versión nueva de Castellan en este dispositivo.',
  updated: 'Castellan se actualizó en este dispositivo.',
  updatedElsewhere: 'Castellan se actualizó en otra ventana. Vuelva a cargar también esta.',
  updateHeld:
    'Otra ventana tiene datos sin guardar. Guárdelos o descártelos allí primero y actualice después.',
  reload: 'Recargar para actualizar',
  notices: 'Avisos',
  notFoundTitle: 'Algo salió mal aquí',
  notFoundReason: 'No hay ninguna página en esta dirección.',
  toStart: 'Ir a la página de inicio',
  denied: 'Esta página no está disponible para usted. Un administrador de su organización puede cambiarlo.',
  off: 'Esta función está desactivada en su organización.',
  upgradeTitle: 'Su plan no incluye esto',
  upgradeReason:
    'Con un plan superior estará disponible de inmediato. El propietario de su organización puede cambiarlo.',
  trialTitle: 'El periodo de prueba ha terminado',
  trialReason:
    'No se ha perdido nada. El propietario de su organización puede elegir un plan para continuar.',
  trialBilling: 'Ir a la facturación',
  welcomeTitle: 'Le damos la bienvenida, {{name}}',
  welcomeReason: {
    inMenu: 'Sus páginas de {{organization}} están en el menú.',
    noPermission:
      'Todavía no tiene acceso a ninguna página de {{organization}}. Un administrador de su organización puede darle permisos.',
    upgrade:
      'El plan de {{organization}} no incluye las páginas que usted puede abrir. Con un plan superior estarán disponibles de inmediato. El propietario de su organización puede cambiarlo.',
    missingSubscription:
      '{{organization}} todavía no tiene ninguna suscripción, así que no hay páginas que abrir. El propietario de su organización puede elegir un plan.',
  },
  scheduleCall: 'Programar una llamada',
  missingTitle: 'Esta página aún no está en este dispositivo',
  missingReason:
    'Se podrá abrir en cuanto haya conexión. No se pierde nada de lo que espera en este dispositivo.',
  failedTitle: 'No se pudo mostrar esta página',
  failedReason:
    'Una parte no se cargó o algo falló. Nada de lo que espera en este dispositivo se ha perdido.',
  startSlow:
    'Todavía no se ha abierto. Vuelva a cargar la página si no ocurre nada. No se pierde nada de lo que espera en este dispositivo.',
  startFailedTitle: 'No se pudo abrir Castellan',
  startFailedReason:
    'Una parte no se cargó. Nada de lo que espera en este dispositivo se ha perdido: vuelva a cargar la página cuando haya conexión.',
} satisfies Translation<'es', 'app'>
