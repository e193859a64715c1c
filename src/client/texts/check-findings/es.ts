import type { Translation } from '../translation.ts'

export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 responde «{{value}}», un valor que aquí no se conoce.',
    unknownAtGoogle: 'Google Workspace responde «{{value}}», un valor que aquí no se conoce.',
    at: '{{place}}: {{finding}}',
    root: 'Toda la organización',
    googleFactors: {
      values: {
        ALL: 'Se aceptan todos los métodos, también códigos por SMS o llamada.',
        NO_TELEPHONY: 'Se aceptan todos los métodos salvo códigos por SMS o llamada.',
        PASSKEY_ONLY: 'Solo se aceptan llaves de seguridad y passkeys.',
        PASSKEY_PLUS_SECURITY_CODE: 'Se aceptan llaves de seguridad, passkeys y sus códigos de seguridad.',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE:
          'Se aceptan llaves de seguridad, passkeys y códigos de seguridad de la misma red.',
      },
    },
    policies: {
      met: {
        names_one: 'Una directiva en vigor hace esto: {{names}}.',
        names_many: '{{count}} de directivas en vigor hacen esto: {{names}}.',
        names_other: '{{count}} directivas en vigor hacen esto: {{names}}.',
      },
      unmet: {
        empty: 'Ninguna directiva en vigor hace esto.',
        names_one: 'Solo hace esto una directiva en modo de solo informe, que no exige nada: {{names}}.',
        names_many:
          'Solo {{count}} de directivas en modo de solo informe hacen esto, y no exigen nada: {{names}}.',
        names_other:
          'Solo {{count}} directivas en modo de solo informe hacen esto, y no exigen nada: {{names}}.',
      },
      members: { isEnabled: { on: 'Los valores de seguridad predeterminados están activados y lo piden.' } },
    },
    restriction: {
      off: 'La directiva de aplicaciones del inquilino está desactivada, así que no restringe nada.',
      nothing: 'La directiva de aplicaciones del inquilino no restringe esto.',
      values: { disabled: 'La restricción existe, pero está desactivada.' },
    },
    synchronized: {
      met: {
        off: 'El directorio no se llena desde uno local, así que no hay nada que configurar.',
        nothing: 'El directorio no se llena desde uno local, así que no hay nada que configurar.',
      },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target:
        'Los usuarios pueden pedir consentimiento, los revisores reciben avisos y recordatorios, y las solicitudes caducan a los 30 días como máximo.',
      members: {
        isEnabled: {
          on: 'El flujo de consentimiento del administrador está activado.',
          off: 'El flujo de consentimiento del administrador está desactivado.',
        },
        notifyReviewers: {
          on: 'Se avisa a los revisores de las solicitudes.',
          off: 'No se avisa a los revisores de las solicitudes.',
        },
        remindersEnabled: {
          on: 'Se recuerda a los revisores antes de que caduque una solicitud.',
          off: 'No se recuerda a los revisores antes de que caduque una solicitud.',
        },
        requestDurationInDays: { count: 'Las solicitudes caducan tras {{days}}.' },
        reviewers: {
          zero: 'No hay revisores.',
          count_one: 'Hay {{count}} revisor.',
          count_many: 'Hay {{count}} de revisores.',
          count_other: 'Hay {{count}} revisores.',
        },
      },
    },
    'admin-portals-need-a-second-factor': {
      target: 'A los administradores se les pide un segundo factor en los portales de administración.',
    },
    'admin-self-service-reset-off': {
      on: 'Los administradores pueden restablecer su contraseña por sí mismos.',
      off: 'Los administradores no pueden restablecer su contraseña por sí mismos.',
    },
    'administrator-sessions-limited': {
      target:
        'Los administradores vuelven a iniciar sesión a las 4 horas como máximo, y ningún navegador mantiene la sesión.',
    },
    'administrators-need-a-second-factor': {
      target: 'A todo administrador se le pide un segundo factor en todas las aplicaciones.',
    },
    'administrators-use-phishing-resistant-methods': {
      target:
        'Los administradores inician sesión en todas las aplicaciones con métodos resistentes al phishing.',
    },
    'app-certificates-short-lived': {
      target: 'Un certificado de aplicación vale 180 días como máximo.',
      duration: 'Un certificado de aplicación puede valer {{duration}}.',
    },
    'app-passwords-blocked': {
      values: { enabled: 'No se admiten nuevos secretos de cliente en las aplicaciones.' },
    },
    'app-passwords-short-lived': {
      target: 'Un secreto de cliente de una aplicación vale 180 días como máximo.',
      duration: 'Un secreto de cliente de una aplicación puede valer {{duration}}.',
    },
    'authentication-transfer-blocked': {
      target: 'La transferencia de autenticación está bloqueada para todos en todas las aplicaciones.',
    },
    'authenticator-lite-off': {
      met: 'Authenticator Lite está desactivado.',
      values: {
        enabled: 'Authenticator Lite está activado.',
        default: 'Authenticator Lite queda en el valor predeterminado de Microsoft.',
      },
      group: 'Authenticator Lite está desactivado solo para un grupo.',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator muestra a todos la aplicación y la ubicación del inicio de sesión.',
      met: {
        values: {
          enabled:
            'Microsoft Authenticator muestra a todos la aplicación y la ubicación del inicio de sesión.',
          disabled: 'Microsoft Authenticator está desactivado, así que no hay solicitudes.',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator no muestra la aplicación o la ubicación del inicio de sesión.',
          default:
            'Que se muestren la aplicación y la ubicación queda en el valor predeterminado de Microsoft.',
        },
        group: 'La aplicación o la ubicación se muestra solo a un grupo.',
      },
    },
    'banned-passwords-enforced': {
      target: 'Se exige una lista de contraseñas prohibidas propia de la empresa.',
      members: {
        EnableBannedPasswordCheck: {
          on: 'La lista propia de contraseñas prohibidas está activada.',
          off: 'La lista propia de contraseñas prohibidas está desactivada.',
        },
        BannedPasswordList: {
          zero: 'No contiene palabras.',
          count_one: 'Contiene {{count}} palabra.',
          count_many: 'Contiene {{count}} de palabras.',
          count_other: 'Contiene {{count}} palabras.',
        },
      },
    },
    'bookings-pages-limited': {
      on: 'Todos los usuarios pueden publicar una página de Bookings.',
      off: 'No todos los usuarios pueden publicar una página de Bookings.',
    },
    'calendars-not-shared-with-everyone': {
      off: 'Los calendarios no se pueden compartir con cualquiera.',
      empty: 'Los calendarios no se pueden compartir con cualquiera.',
      names_one: 'Los calendarios se pueden compartir con cualquiera, por {{count}} regla.',
      names_many: 'Los calendarios se pueden compartir con cualquiera, por {{count}} de reglas.',
      names_other: 'Los calendarios se pueden compartir con cualquiera, por {{count}} reglas.',
    },
    'connection-allow-list-empty': {
      empty: 'Ninguna dirección pasa sin filtrar.',
      names_one: '{{count}} dirección pasa sin filtrar: {{names}}.',
      names_many: '{{count}} de direcciones pasan sin filtrar: {{names}}.',
      names_other: '{{count}} direcciones pasan sin filtrar: {{names}}.',
    },
    'connection-safe-list-off': {
      on: 'Los remitentes de la lista segura de Microsoft pasan sin filtrar.',
      off: 'No se usa la lista segura de Microsoft.',
    },
    'customer-lockbox-on': {
      on: 'El soporte de Microsoft pide aprobación antes de abrir datos.',
      off: 'El soporte de Microsoft no pide aprobación antes de abrir datos.',
    },
    'dangerous-attachments-blocked': {
      met: 'Todas las directivas bloquean los adjuntos de tipo cmd, exe y vbe.',
      off: 'Una directiva no filtra los adjuntos por su tipo.',
      names: 'Una directiva deja pasar adjuntos de estos tipos: {{names}}.',
    },
    'delivered-threats-removed': {
      met: 'El correo no deseado, el phishing y el malware se quitan de los buzones también después de la entrega.',
      off: 'Una directiva deja en los buzones correo no deseado, phishing o malware ya entregado.',
    },
    'device-code-flow-blocked': {
      target: 'El flujo de código de dispositivo está bloqueado para todos en todas las aplicaciones.',
    },
    'device-enrolment-asks-every-time': {
      target: 'Quien inscribe un dispositivo en Intune vuelve a iniciar sesión cada vez.',
    },
    'device-join-limited': {
      target: 'Nadie, o solo los usuarios seleccionados, puede unir dispositivos a Entra ID.',
      values: {
        noDeviceRegistrationMembership: 'Nadie puede unir dispositivos a Entra ID.',
        enumeratedDeviceRegistrationMembership:
          'Solo los usuarios seleccionados pueden unir dispositivos a Entra ID.',
        allDeviceRegistrationMembership: 'Todos los usuarios pueden unir dispositivos a Entra ID.',
      },
    },
    'device-registration-needs-a-second-factor': {
      target:
        'A quien registra o une un dispositivo se le pide un segundo factor, por una directiva o por la configuración de dispositivos.',
      met: { values: { required: 'La configuración de dispositivos pide un segundo factor.' } },
      unmet: {
        values: {
          required:
            'Una directiva y la configuración de dispositivos piden a la vez un segundo factor, así que la directiva no tiene efecto.',
        },
      },
    },
    'devices-are-compliant': {
      target: 'Al menos el {{percent}} de los dispositivos administrados cumple.',
      count: 'El {{percent}} de los dispositivos administrados cumple.',
    },
    'devices-per-user-limited': {
      target: 'Un usuario puede registrar {{number}} dispositivos como máximo.',
      count_one: 'Un usuario puede registrar {{count}} dispositivo.',
      count_many: 'Un usuario puede registrar {{count}} de dispositivos.',
      count_other: 'Un usuario puede registrar {{count}} dispositivos.',
    },
    'devices-without-policy-not-compliant': {
      on: 'Los dispositivos sin directiva de cumplimiento cuentan como no conformes.',
      off: 'Los dispositivos sin directiva de cumplimiento cuentan como conformes.',
    },
    'direct-send-rejected': { on: 'Se rechaza Direct Send.', off: 'Se acepta Direct Send.' },
    'directory-matching-blocked': {
      target: 'La coincidencia parcial y la toma por coincidencia exacta están bloqueadas.',
      members: {
        blockSoftMatchEnabled: {
          on: 'La coincidencia parcial está bloqueada.',
          off: 'La coincidencia parcial es posible.',
        },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: 'La toma por coincidencia exacta está bloqueada.',
          off: 'La toma por coincidencia exacta es posible.',
        },
      },
    },
    'dkim-signing-on': {
      target:
        'El correo de cada dominio propio se firma, con registros válidos y una clave de 2048 bits o más.',
      empty: 'El correo de todos los dominios se firma.',
      each: {
        nothing: '{{name}}: la firma no está configurada.',
        off: '{{name}}: la firma está desactivada.',
        count: '{{name}}: la clave tiene {{number}} bits.',
        values: {
          CnameMissing: '{{name}}: faltan los registros DNS.',
          NoDKIMKeys: '{{name}}: no hay claves.',
        },
      },
    },
    'email-codes-off': {
      values: {
        disabled: 'Los códigos por correo están desactivados.',
        enabled: 'Los códigos por correo están activados.',
      },
    },
    'email-self-sign-up-off': {
      target: 'Nadie puede registrarse ni entrar en el inquilino solo con una dirección de correo.',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: 'Los usuarios pueden registrarse por correo para suscripciones.',
          off: 'Los usuarios no pueden registrarse por correo para suscripciones.',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: 'Quien verifica una dirección de correo puede entrar en el inquilino.',
          off: 'Nadie puede entrar en el inquilino verificando una dirección de correo.',
        },
      },
    },
    'emergency-accounts-left-out': {
      target:
        'Una cuenta de emergencia o su grupo está excluido de toda directiva que pueda dejar fuera a los administradores.',
      empty: 'Las directivas en vigor no dejan fuera a todos los administradores.',
      names_one: 'Esta directiva no excluye ninguna cuenta común: {{names}}.',
      names_many: 'Estas {{count}} de directivas no excluyen ninguna cuenta común: {{names}}.',
      names_other: 'Estas {{count}} directivas no excluyen ninguna cuenta común: {{names}}.',
    },
    'everyone-needs-a-second-factor': {
      target: 'A todos se les pide un segundo factor en todas las aplicaciones.',
    },
    'everyone-signs-in-again': {
      target: 'Todos deben volver a iniciar sesión tras un tiempo fijado, en todas las aplicaciones.',
    },
    'exchange-web-services-off': {
      target:
        'Los Servicios Web Exchange están desactivados o abiertos solo a las aplicaciones de una lista.',
      nothing:
        'No hay nada configurado, así que los Servicios Web Exchange están activados para todas las aplicaciones.',
      on: 'Los Servicios Web Exchange están activados para todas las aplicaciones.',
      off: 'Los Servicios Web Exchange están desactivados.',
      values: {
        EnforceAllowList: 'Los Servicios Web Exchange están abiertos solo a las aplicaciones de una lista.',
        EnforceBlockList:
          'Los Servicios Web Exchange están abiertos a toda aplicación que no esté en una lista de bloqueo.',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: 'Otra directiva cubre a cada grupo excluido de la MFA para todos.',
      names_one: '{{count}} grupo está excluido de la MFA para todos y ninguna otra directiva lo cubre.',
      names_many:
        '{{count}} de grupos están excluidos de la MFA para todos y ninguna otra directiva los cubre.',
      names_other:
        '{{count}} grupos están excluidos de la MFA para todos y ninguna otra directiva los cubre.',
    },
    'external-forwarding-off': {
      met: 'El correo nunca se reenvía automáticamente al exterior.',
      on: 'El dominio remoto predeterminado permite el reenvío automático.',
      values: {
        On: 'Una directiva de salida permite el reenvío automático.',
        Automatic: 'Una directiva de salida deja el reenvío automático en manos de Microsoft.',
      },
    },
    'external-second-factor-trusted': {
      on: 'Se confía en el segundo factor que los invitados usaron en su propio inquilino.',
      off: 'No se confía en el segundo factor que los invitados usaron en su propio inquilino.',
    },
    'external-sender-tag-on': {
      on: 'Outlook marca el correo de fuera.',
      off: 'Outlook no marca el correo de fuera.',
    },
    'external-sharing-limited': {
      target: 'El contenido se comparte con invitados que ya están en el directorio, o no se comparte.',
      values: {
        disabled: 'El contenido no se comparte fuera.',
        existingExternalUserSharingOnly:
          'El contenido se comparte con invitados que ya están en el directorio.',
        externalUserSharingOnly:
          'El contenido se comparte también con invitados nuevos, que deben iniciar sesión.',
        externalUserAndGuestSharing: 'El contenido se comparte con cualquiera que tenga el vínculo.',
      },
    },
    'few-global-administrators': {
      target: 'Hay de 2 a 4 administradores globales.',
      count_one: 'Hay {{count}} administrador global.',
      count_many: 'Hay {{count}} de administradores globales.',
      count_other: 'Hay {{count}} administradores globales.',
    },
    'forms-scanned-for-phishing': {
      on: 'Se busca phishing en los formularios internos.',
      off: 'No se busca phishing en los formularios internos.',
    },
    'global-administrator-needs-approval': {
      on: 'Activar el rol de administrador global requiere aprobación.',
      off: 'Activar el rol de administrador global no requiere aprobación.',
    },
    'global-administrators-not-local': {
      on: 'Los administradores globales pasan a ser administradores locales de los dispositivos unidos.',
      off: 'Los administradores globales no pasan a ser administradores locales de los dispositivos unidos.',
    },
    'google-administrators-have-a-second-factor': {
      empty: 'Todos los superadministradores tienen un segundo factor.',
      names_one: '{{count}} superadministrador no lo tiene: {{names}}.',
      names_many: '{{count}} superadministradores no lo tienen: {{names}}.',
      names_other: '{{count}} superadministradores no lo tienen: {{names}}.',
    },
    'google-administrators-use-passkeys': {
      target: 'Los superadministradores inician sesión solo con llaves de seguridad y passkeys.',
    },
    'google-attachment-protection-on': {
      empty: 'Todas las protecciones frente a adjuntos peligrosos están activadas.',
      zero: 'Todas las protecciones frente a adjuntos peligrosos están activadas.',
      names_one: '{{count}} protección frente a adjuntos peligrosos está desactivada.',
      names_many: '{{count}} protecciones frente a adjuntos peligrosos están desactivadas.',
      names_other: '{{count}} protecciones frente a adjuntos peligrosos están desactivadas.',
      count_one: '{{count}} protección frente a adjuntos peligrosos está desactivada.',
      count_many: '{{count}} protecciones frente a adjuntos peligrosos están desactivadas.',
      count_other: '{{count}} protecciones frente a adjuntos peligrosos están desactivadas.',
    },
    'google-automatic-forwarding-off': {
      on: 'Los usuarios pueden reenviar su correo automáticamente.',
      off: 'Los usuarios no pueden reenviar su correo automáticamente.',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: 'Fuera de la empresa solo se ve si alguien está ocupado.',
        EXTERNAL_ALL_INFO_READ_ONLY: 'Los calendarios pueden compartirse fuera con todos los detalles.',
        EXTERNAL_ALL_INFO_READ_WRITE: 'Se puede permitir a personas externas cambiar calendarios.',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE: 'Se puede permitir a personas externas administrar calendarios.',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: 'Nadie puede chatear con el exterior.',
      on: 'Los usuarios pueden chatear con cualquiera de fuera.',
      values: {
        TRUSTED_DOMAINS: 'Los usuarios solo pueden chatear con personas de dominios permitidos.',
        NO_RESTRICTION: 'Los usuarios pueden chatear con cualquiera de fuera.',
      },
    },
    'google-drive-files-not-public': {
      on: 'Los usuarios pueden hacer archivos visibles para cualquiera con el enlace.',
      off: 'Los usuarios no pueden hacer archivos visibles para cualquiera con el enlace.',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: 'Los archivos nuevos son privados de su propietario.',
        LINK_SHARING_PRIVATE: 'Los archivos nuevos son privados de su propietario.',
        PRIMARY_AUDIENCE_WITH_LINK: 'Puede abrir los archivos nuevos el público que tenga el enlace.',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: 'Todo el público puede encontrar los archivos nuevos.',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: 'Los archivos solo pueden compartirse con dominios permitidos.',
        DISALLOWED: 'Los archivos no pueden compartirse fuera de la empresa.',
        ALLOWED: 'Los archivos pueden compartirse con cualquiera de fuera.',
      },
    },
    'google-enrolment-within-a-week': {
      target: 'Los usuarios nuevos tienen entre un día y una semana para configurar un segundo factor.',
      count: 'Los usuarios nuevos tienen {{days}} para configurar un segundo factor.',
      zero: 'Los usuarios nuevos no tienen tiempo para configurar un segundo factor.',
    },
    'google-few-super-administrators': {
      target: 'Hay entre dos y ocho superadministradores.',
      count_one: 'Hay {{count}} superadministrador.',
      count_many: 'Hay {{count}} superadministradores.',
      count_other: 'Hay {{count}} superadministradores.',
    },
    'google-imap-and-pop-off': {
      on: 'El correo puede leerse por IMAP o POP.',
      off: 'El correo no puede leerse por IMAP ni POP.',
    },
    'google-less-secure-apps-off': {
      on: 'Las aplicaciones que usan solo contraseña pueden iniciar sesión.',
      off: 'Las aplicaciones que usan solo contraseña no pueden iniciar sesión.',
    },
    'google-links-checked': {
      empty: 'Todas las comprobaciones de enlaces e imágenes están activadas.',
      zero: 'Todas las comprobaciones de enlaces e imágenes están activadas.',
      names_one: '{{count}} comprobación de enlaces e imágenes está desactivada.',
      names_many: '{{count}} comprobaciones de enlaces e imágenes están desactivadas.',
      names_other: '{{count}} comprobaciones de enlaces e imágenes están desactivadas.',
      count_one: '{{count}} comprobación de enlaces e imágenes está desactivada.',
      count_many: '{{count}} comprobaciones de enlaces e imágenes están desactivadas.',
      count_other: '{{count}} comprobaciones de enlaces e imágenes están desactivadas.',
    },
    'google-mail-scanned-before-delivery': {
      on: 'El correo sospechoso se analiza mejor antes de entregarlo.',
      off: 'El correo sospechoso se entrega sin un análisis más detenido.',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: 'Los usuarios solo pueden instalar aplicaciones aprobadas.',
        ALLOW_NONE: 'Los usuarios no pueden instalar ninguna aplicación.',
        ALLOW_ALL: 'Los usuarios pueden instalar cualquier aplicación.',
      },
    },
    'google-passwords-long': {
      count_one: 'Las contraseñas requieren al menos {{count}} carácter.',
      count_many: 'Las contraseñas requieren al menos {{count}} caracteres.',
      count_other: 'Las contraseñas requieren al menos {{count}} caracteres.',
    },
    'google-passwords-not-reused': {
      on: 'Los usuarios pueden reutilizar una contraseña antigua.',
      off: 'Los usuarios no pueden reutilizar una contraseña antigua.',
    },
    'google-passwords-strong': {
      values: {
        STRONG: 'Las contraseñas deben ser seguras.',
        WEAK: 'Las contraseñas pueden ser débiles.',
      },
    },
    'google-second-factor-enforced': {
      on: 'El segundo factor es obligatorio.',
      off: 'Nadie tiene que usar un segundo factor.',
    },
    'google-sessions-limited': {
      target: 'Las sesiones terminan a las 12 horas como máximo.',
      zero: 'Las sesiones no terminan nunca.',
      count: 'Las sesiones terminan después de {{seconds}}.',
    },
    'google-sms-codes-off': {
      target: 'No se aceptan códigos por SMS ni llamada.',
    },
    'google-spoofing-protection-on': {
      empty: 'Todas las protecciones frente a remitentes falsificados están activadas.',
      zero: 'Todas las protecciones frente a remitentes falsificados están activadas.',
      names_one: '{{count}} protección frente a remitentes falsificados está desactivada.',
      names_many: '{{count}} protecciones frente a remitentes falsificados están desactivadas.',
      names_other: '{{count}} protecciones frente a remitentes falsificados están desactivadas.',
      count_one: '{{count}} protección frente a remitentes falsificados está desactivada.',
      count_many: '{{count}} protecciones frente a remitentes falsificados están desactivadas.',
      count_other: '{{count}} protecciones frente a remitentes falsificados están desactivadas.',
    },
    'google-super-administrator-recovery-off': {
      on: 'Los superadministradores pueden recuperar su cuenta por sí mismos.',
      off: 'Los superadministradores no pueden recuperar su cuenta por sí mismos.',
    },
    'google-takeout-off': {
      values: {
        DISABLED: 'Los usuarios no pueden exportar sus datos con Takeout.',
        ENABLED: 'Los usuarios pueden exportar sus datos con Takeout.',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: 'Las aplicaciones que nadie aprobó están bloqueadas.',
        ALLOW_SIGN_IN_SCOPES_ONLY: 'Se puede iniciar sesión en aplicaciones que nadie aprobó.',
      },
    },
    'google-user-recovery-off': {
      on: 'Los usuarios pueden recuperar su cuenta por sí mismos.',
      off: 'Los usuarios no pueden recuperar su cuenta por sí mismos.',
    },
    'group-creation-restricted': {
      on: 'Todos los usuarios pueden crear grupos de Microsoft 365.',
      off: 'No todos los usuarios pueden crear grupos de Microsoft 365.',
    },
    'groups-are-private': {
      zero: 'Ningún grupo de Microsoft 365 es público.',
      count_one: '{{count}} grupo de Microsoft 365 es público.',
      count_many: '{{count}} de grupos de Microsoft 365 son públicos.',
      count_other: '{{count}} grupos de Microsoft 365 son públicos.',
    },
    'guest-directory-access-limited': {
      target: 'Los invitados ven solo su propia entrada o, como mucho, una parte limitada del directorio.',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': 'Los invitados ven solo su propia entrada.',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': 'Los invitados ven una parte limitada del directorio.',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': 'Los invitados ven tanto del directorio como los miembros.',
      },
    },
    'guest-invitations-limited': {
      target: 'Solo los administradores y los invitadores, o nadie, pueden invitar.',
      values: {
        none: 'Nadie puede invitar.',
        adminsAndGuestInviters: 'Solo los administradores y los invitadores pueden invitar.',
        adminsGuestInvitersAndAllMembers: 'Todos los miembros pueden invitar.',
        everyone: 'Todos pueden invitar, incluidos los invitados.',
      },
    },
    'guests-cannot-own-groups': {
      on: 'Los invitados pueden ser propietarios de grupos.',
      off: 'Los invitados no pueden ser propietarios de grupos.',
    },
    'guests-cannot-reshare': {
      on: 'Los invitados pueden compartir lo que no es suyo.',
      off: 'Los invitados no pueden compartir lo que no es suyo.',
    },
    'guests-hold-no-privileged-role': {
      empty: 'Ningún invitado tiene un rol con privilegios elevados.',
      names_one: '{{count}} invitado tiene un rol con privilegios elevados: {{names}}.',
      names_many: '{{count}} de invitados tienen un rol con privilegios elevados: {{names}}.',
      names_other: '{{count}} invitados tienen un rol con privilegios elevados: {{names}}.',
    },
    'guests-need-a-second-factor': {
      target: 'A los invitados se les pide un segundo factor en todas las aplicaciones.',
    },
    'impersonation-protection-on': {
      met: 'Todas las directivas protegen de la suplantación de personas y dominios, con un umbral de phishing de 3 o más.',
      off: 'A una directiva le falta una de las protecciones contra la suplantación.',
      count: 'Una directiva tiene un umbral de phishing de {{number}}.',
    },
    'inactive-accounts-blocked': {
      zero: 'Ninguna cuenta sin uso desde hace 30 días puede iniciar sesión.',
      count_one: '{{count}} cuenta sin uso desde hace 30 días puede iniciar sesión.',
      count_many: '{{count}} de cuentas sin uso desde hace 30 días pueden iniciar sesión.',
      count_other: '{{count}} cuentas sin uso desde hace 30 días pueden iniciar sesión.',
    },
    'inactive-devices-cleaned-up': {
      target: 'Los dispositivos de todas las plataformas se quitan tras {{days}} sin contacto como máximo.',
      nothing: 'Ninguna regla quita los dispositivos inactivos de todas las plataformas.',
      zero: 'No hay un plazo fijado tras el que se quiten los dispositivos.',
      count: 'Los dispositivos se quitan tras {{days}} sin contacto.',
    },
    'internal-malware-senders-reported': {
      met: 'Se avisa a un administrador cuando alguien de dentro envía malware.',
      off: 'Una directiva no avisa a nadie cuando alguien de dentro envía malware.',
      nothing: 'Una directiva no indica a qué administrador avisar.',
    },
    'invitation-domains-restricted': {
      target: 'Solo se puede invitar a personas de los dominios de una lista.',
      nothing: 'Se puede invitar a personas de cualquier dominio.',
      empty: 'En la lista no hay ningún dominio del que se pueda invitar.',
      names_one: 'Se puede invitar a personas de {{count}} dominio: {{names}}.',
      names_many: 'Se puede invitar a personas de {{count}} de dominios: {{names}}.',
      names_other: 'Se puede invitar a personas de {{count}} dominios: {{names}}.',
    },
    'invitations-bound-to-accounts': {
      on: 'Solo la cuenta invitada puede aceptar una invitación.',
      off: 'Una cuenta distinta de la invitada puede aceptar una invitación.',
    },
    'legacy-authentication-blocked': {
      target: 'La autenticación heredada está bloqueada para todos en todas las aplicaciones.',
    },
    'links-checked': {
      met: 'Los enlaces en correo, Teams y Office se revisan, los clics se registran y las advertencias no se pueden omitir.',
      empty: 'El inquilino no tiene ninguna directiva propia de Vínculos seguros.',
      off: 'Una directiva omite una parte de lo que hay que revisar.',
      on: 'Una directiva permite a los usuarios omitir la advertencia.',
    },
    'local-administrator-passwords-managed': {
      on: 'Las contraseñas de los administradores locales se administran.',
      off: 'Las contraseñas de los administradores locales no se administran.',
    },
    'mail-tips-on': {
      met: 'Las sugerencias de correo están activadas, también para destinatarios externos y grupos, y avisan de muchos destinatarios a partir de 25 como tarde.',
      members: {
        MailTipsAllTipsEnabled: {
          on: 'Las sugerencias de correo están activadas.',
          off: 'Las sugerencias de correo están desactivadas.',
        },
        MailTipsExternalRecipientsTipsEnabled: {
          on: 'Las de destinatarios externos están activadas.',
          off: 'Las de destinatarios externos están desactivadas.',
        },
        MailTipsGroupMetricsEnabled: {
          on: 'Las del tamaño de los grupos están activadas.',
          off: 'Las del tamaño de los grupos están desactivadas.',
        },
      },
      count: 'Las sugerencias de correo avisan de muchos destinatarios solo a partir de {{number}}.',
    },
    'mailbox-auditing-on': {
      on: 'La auditoría de buzones está desactivada.',
      off: 'La auditoría de buzones está activada.',
    },
    'managed-device-required': {
      target: 'Todos necesitan un dispositivo conforme o unido a un dominio, en todas las aplicaciones.',
    },
    'methods-policy-migrated': {
      values: {
        migrationComplete: 'La migración a la directiva de métodos de autenticación ha terminado.',
        migrationInProgress:
          'La migración a la directiva de métodos de autenticación ha empezado, pero no ha terminado.',
        preMigration: 'La migración a la directiva de métodos de autenticación no ha empezado.',
      },
      nothing: 'El inquilino es tan reciente que no tiene nada que migrar.',
    },
    'modern-authentication-on': {
      on: 'La autenticación moderna está activada.',
      off: 'La autenticación moderna está desactivada.',
    },
    'named-locations-used': {
      target: 'Al menos una directiva en vigor usa una ubicación con nombre.',
      zero: 'Ninguna directiva en vigor usa una ubicación con nombre.',
      count_one: 'Las directivas en vigor usan {{count}} ubicación con nombre.',
      count_many: 'Las directivas en vigor usan {{count}} de ubicaciones con nombre.',
      count_other: 'Las directivas en vigor usan {{count}} ubicaciones con nombre.',
    },
    'no-allowed-senders': {
      met: 'Ninguna directiva tiene remitentes o dominios que eludan el filtro de correo no deseado.',
      count_one:
        'Una directiva tiene {{count}} remitente o dominio que elude el filtro de correo no deseado.',
      count_many:
        'Una directiva tiene {{count}} de remitentes o dominios que eluden el filtro de correo no deseado.',
      count_other:
        'Una directiva tiene {{count}} remitentes o dominios que eluden el filtro de correo no deseado.',
    },
    'no-app-can-make-administrators': {
      empty: 'Ninguna aplicación puede hacerse administradora ni nombrar administradores.',
      names_one: '{{count}} aplicación puede hacerse administradora o nombrar administradores: {{names}}.',
      names_many:
        '{{count}} de aplicaciones pueden hacerse administradoras o nombrar administradores: {{names}}.',
      names_other:
        '{{count}} aplicaciones pueden hacerse administradoras o nombrar administradores: {{names}}.',
    },
    'no-mailbox-bypasses-auditing': {
      empty: 'Ninguna cuenta omite la auditoría de buzones.',
      names_one: '{{count}} cuenta omite la auditoría de buzones: {{names}}.',
      names_many: '{{count}} de cuentas omiten la auditoría de buzones: {{names}}.',
      names_other: '{{count}} cuentas omiten la auditoría de buzones: {{names}}.',
    },
    'no-mailbox-forwards-outside': {
      empty: 'Ningún buzón reenvía al exterior.',
      names_one: '{{count}} buzón reenvía al exterior: {{names}}.',
      names_many: '{{count}} de buzones reenvían al exterior: {{names}}.',
      names_other: '{{count}} buzones reenvían al exterior: {{names}}.',
    },
    'no-permanent-privileged-roles': {
      target:
        'Los roles con privilegios elevados se tienen solo por un tiempo, salvo 2 cuentas de emergencia como administrador global.',
      empty: 'Nadie tiene de forma permanente un rol con privilegios elevados.',
      each: {
        count_one: '{{name}}: {{count}} asignación permanente.',
        count_many: '{{name}}: {{count}} de asignaciones permanentes.',
        count_other: '{{name}}: {{count}} asignaciones permanentes.',
      },
      called: {
        'Cloud Application Administrator': 'Administrador de aplicaciones en la nube',
        'Exchange Administrator': 'Administrador de Exchange',
        'Global Administrator': 'Administrador global',
        'Hybrid Identity Administrator': 'Administrador de identidades híbridas',
        'Application Administrator': 'Administrador de aplicaciones',
        'Privileged Role Administrator': 'Administrador de roles con privilegios',
        'SharePoint Administrator': 'Administrador de SharePoint',
        'User Administrator': 'Administrador de usuarios',
      },
    },
    'no-rule-lets-domains-through': {
      empty: 'Ninguna regla de flujo de correo exime a un dominio del filtro de correo no deseado.',
      names_one:
        '{{count}} regla de flujo de correo exime a dominios del filtro de correo no deseado: {{names}}.',
      names_many:
        '{{count}} de reglas de flujo de correo eximen a dominios del filtro de correo no deseado: {{names}}.',
      names_other:
        '{{count}} reglas de flujo de correo eximen a dominios del filtro de correo no deseado: {{names}}.',
    },
    'on-premises-passwords-protected': {
      target: 'Las contraseñas prohibidas se rechazan también en Active Directory.',
      met: { on: 'Las contraseñas prohibidas se rechazan también en Active Directory.' },
      unmet: { off: 'Las contraseñas prohibidas no se comprueban en Active Directory.' },
      values: { Audit: 'Las contraseñas prohibidas se registran en Active Directory, pero no se rechazan.' },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive solo se sincroniza con equipos de los dominios de una lista.',
      off: 'OneDrive se sincroniza con cualquier equipo.',
      empty: 'OneDrive está restringido, pero en la lista no hay ningún dominio.',
      names_one: 'OneDrive solo se sincroniza con equipos de {{count}} dominio.',
      names_many: 'OneDrive solo se sincroniza con equipos de {{count}} de dominios.',
      names_other: 'OneDrive solo se sincroniza con equipos de {{count}} dominios.',
    },
    'outbound-spam-limited': {
      met: 'Todas las directivas limitan los destinatarios a 500 externos y 1000 internos por hora y 1000 al día, bloquean a quien envía más y avisan a alguien.',
      zero: 'Una directiva deja un límite de destinatarios en manos de Microsoft.',
      count: 'Una directiva tiene un límite de {{number}} destinatarios.',
      values: {
        Alert: 'Una directiva solo genera una alerta cuando alguien envía demasiado.',
        BlockUserForToday: 'Una directiva bloquea solo durante el día a quien envía demasiado.',
      },
      off: 'Una directiva no avisa del correo no deseado saliente.',
      empty: 'Una directiva no indica a quién avisar del correo no deseado saliente.',
    },
    'passkeys-on': {
      met: 'Las claves de acceso están activadas, los usuarios las registran por sí mismos y se exige la atestación.',
      off: 'Las claves de acceso están activadas, pero los usuarios no pueden registrarlas por sí mismos o no se exige la atestación.',
      values: { disabled: 'Las claves de acceso están desactivadas.' },
    },
    'password-hashes-synchronized': {
      target: 'Los hash de las contraseñas se sincronizan.',
      met: { on: 'Los hash de las contraseñas se sincronizan.' },
      unmet: { off: 'Los hash de las contraseñas no se sincronizan.' },
    },
    'passwords-do-not-expire': {
      target: 'Las contraseñas no caducan en ningún dominio.',
      empty: 'Las contraseñas no caducan en ningún dominio.',
      each: { count: '{{name}}: las contraseñas caducan tras {{days}}.' },
    },
    'personal-devices-cannot-enroll': {
      target: 'Los dispositivos personales no se pueden inscribir, en ninguna plataforma.',
      each: {
        on: '{{name}}: los dispositivos personales no se pueden inscribir.',
        off: '{{name}}: los dispositivos personales se pueden inscribir.',
      },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target: 'Los usuarios pueden notificar phishing a Microsoft o a un buzón propio de la empresa.',
      members: {
        EnableReportToMicrosoft: {
          on: 'Las notificaciones de los usuarios van a Microsoft.',
          off: 'Las notificaciones de los usuarios no van a Microsoft.',
        },
        ReportPhishToCustomizedAddress: {
          on: 'El phishing notificado va a un buzón propio de la empresa.',
          off: 'El phishing notificado no va a un buzón propio de la empresa.',
        },
      },
    },
    'preset-security-policies-on': {
      met: 'Hay directivas de seguridad preestablecidas en vigor para todos.',
      empty: 'Una directiva de seguridad preestablecida no se activó nunca.',
      names: 'Hay directivas de seguridad preestablecidas que no están en vigor para todos: {{names}}.',
    },
    'privileged-accounts-of-the-cloud': {
      empty: 'Ninguna cuenta con un rol con privilegios elevados procede de un directorio local.',
      names_one:
        '{{count}} cuenta con un rol con privilegios elevados procede de un directorio local: {{names}}.',
      names_many:
        '{{count}} de cuentas con un rol con privilegios elevados proceden de un directorio local: {{names}}.',
      names_other:
        '{{count}} cuentas con un rol con privilegios elevados proceden de un directorio local: {{names}}.',
    },
    'qr-codes-off': {
      values: {
        disabled: 'El inicio de sesión con código QR está desactivado.',
        enabled: 'El inicio de sesión con código QR está activado.',
      },
    },
    'registering-users-not-local-administrators': {
      target:
        'Solo los usuarios seleccionados, o nadie, pasan a ser administradores locales de los dispositivos que unen.',
      values: {
        noDeviceRegistrationMembership: 'Nadie pasa a ser administrador local de un dispositivo por unirlo.',
        enumeratedDeviceRegistrationMembership:
          'Solo los usuarios seleccionados pasan a ser administradores locales de los dispositivos que unen.',
        allDeviceRegistrationMembership:
          'Todos los usuarios pasan a ser administradores locales de los dispositivos que unen.',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'La campaña de registro de Microsoft Authenticator está activada.',
        default: 'Microsoft dirige la campaña de registro de Microsoft Authenticator.',
        disabled: 'La campaña de registro de Microsoft Authenticator está desactivada.',
      },
    },
    'resource-mailboxes-blocked': {
      zero: 'Nadie puede iniciar sesión en un buzón de sala o equipamiento.',
      count_one: 'Se puede iniciar sesión en {{count}} buzón de sala o equipamiento.',
      count_many: 'Se puede iniciar sesión en {{count}} de buzones de sala y equipamiento.',
      count_other: 'Se puede iniciar sesión en {{count}} buzones de sala y equipamiento.',
    },
    'retired-grant-not-used': {
      empty: 'Ninguna directiva en vigor exige una aplicación cliente aprobada, que está retirada.',
      names_one: '{{count}} directiva exige una aplicación cliente aprobada, que está retirada: {{names}}.',
      names_many:
        '{{count}} de directivas exigen una aplicación cliente aprobada, que está retirada: {{names}}.',
      names_other:
        '{{count}} directivas exigen una aplicación cliente aprobada, que está retirada: {{names}}.',
    },
    'risks-in-separate-policies': {
      empty: 'Ninguna directiva en vigor mira a la vez el riesgo de usuario y el de inicio de sesión.',
      names_one:
        '{{count}} directiva mira a la vez el riesgo de usuario y el de inicio de sesión: {{names}}.',
      names_many:
        '{{count}} de directivas miran a la vez el riesgo de usuario y el de inicio de sesión: {{names}}.',
      names_other:
        '{{count}} directivas miran a la vez el riesgo de usuario y el de inicio de sesión: {{names}}.',
    },
    'risky-agents-blocked': { target: 'Los agentes de IA de alto riesgo se bloquean.' },
    'risky-app-consent-blocked': {
      on: 'Los usuarios pueden dar consentimiento a aplicaciones de riesgo.',
      off: 'Los usuarios no pueden dar consentimiento a aplicaciones de riesgo.',
    },
    'risky-sign-ins-handled': {
      target:
        'Un inicio de sesión de alto riesgo se bloquea o exige un segundo factor, para todos en todas las aplicaciones.',
    },
    'risky-users-handled': {
      target: 'Un usuario de alto riesgo se bloquea o debe cambiar la contraseña, en todas las aplicaciones.',
    },
    'security-defaults-or-policies-on': {
      target:
        'Los valores de seguridad predeterminados están activados, o hay una directiva de acceso condicional en vigor.',
      members: {
        isEnabled: {
          on: 'Los valores de seguridad predeterminados están activados.',
          off: 'Los valores de seguridad predeterminados están desactivados.',
        },
        policies: {
          zero: 'No hay ninguna directiva de acceso condicional en vigor.',
          count_one: 'Hay {{count}} directiva de acceso condicional en vigor.',
          count_many: 'Hay {{count}} de directivas de acceso condicional en vigor.',
          count_other: 'Hay {{count}} directivas de acceso condicional en vigor.',
        },
      },
    },
    'security-info-registration-protected': {
      target: 'Quien registra información de seguridad necesita un segundo factor o un dispositivo conforme.',
    },
    'sender-policies-honored': {
      met: 'Todas las directivas hacen lo que pide el registro DMARC del remitente.',
      off: 'Una directiva no atiende a lo que pide el registro DMARC del remitente.',
    },
    'session-tokens-protected': {
      target: 'Las sesiones están vinculadas al dispositivo en el que empezaron.',
    },
    'shared-files-scanned': {
      target:
        'Los archivos de SharePoint, OneDrive y Teams se analizan, los de Office se comprueban antes de editarlos y los dañinos no se abren.',
      members: {
        EnableATPForSPOTeamsODB: {
          on: 'Los archivos de SharePoint, OneDrive y Teams se analizan.',
          off: 'Los archivos de SharePoint, OneDrive y Teams no se analizan.',
        },
        EnableSafeDocs: {
          on: 'Los archivos de Office se comprueban antes de editarlos.',
          off: 'Los archivos de Office no se comprueban antes de editarlos.',
        },
        AllowSafeDocsOpen: {
          on: 'Los usuarios pueden abrir un archivo que se halló dañino.',
          off: 'Los usuarios no pueden abrir un archivo que se halló dañino.',
        },
      },
    },
    'shared-mailboxes-blocked': {
      zero: 'Nadie puede iniciar sesión en un buzón compartido.',
      count_one: 'Se puede iniciar sesión en {{count}} buzón compartido.',
      count_many: 'Se puede iniciar sesión en {{count}} de buzones compartidos.',
      count_other: 'Se puede iniciar sesión en {{count}} buzones compartidos.',
    },
    'sharepoint-idle-sign-out': {
      target: 'La sesión de los navegadores que nadie usa se cierra en 1 hora como máximo.',
      off: 'La sesión de los navegadores que nadie usa no se cierra nunca.',
      zero: 'No hay un plazo fijado tras el que se cierre la sesión de los navegadores.',
      count: 'La sesión de los navegadores que nadie usa se cierra tras {{seconds}}.',
    },
    'sharepoint-legacy-authentication-off': {
      on: 'Las aplicaciones sin autenticación moderna pueden abrir SharePoint.',
      off: 'Las aplicaciones sin autenticación moderna no pueden abrir SharePoint.',
    },
    'sharing-domains-restricted': {
      target: 'El contenido se comparte solo con los dominios de una lista, o no se comparte.',
      values: {
        disabled: 'El contenido no se comparte fuera.',
        none: 'El contenido se puede compartir con cualquier dominio.',
        blockList:
          'El contenido se puede compartir con cualquier dominio que no esté en una lista de bloqueo.',
      },
      empty: 'El contenido está restringido a los dominios de una lista, pero no hay ninguno en ella.',
      names_one: 'El contenido se comparte solo con {{count}} dominio: {{names}}.',
      names_many: 'El contenido se comparte solo con {{count}} de dominios: {{names}}.',
      names_other: 'El contenido se comparte solo con {{count}} dominios: {{names}}.',
    },
    'sign-ins-limited-by-country': {
      target:
        'Los inicios de sesión desde ciertos países, o desde todos menos algunos, se bloquean en todas las aplicaciones.',
    },
    'smart-lockout-strict': {
      target: 'Una cuenta se bloquea tras 10 contraseñas erróneas como máximo, durante 1 minuto como mínimo.',
      members: {
        LockoutThreshold: {
          zero: 'Las cuentas no se bloquean nunca.',
          count_one: 'Una cuenta se bloquea tras {{count}} contraseña errónea.',
          count_many: 'Una cuenta se bloquea tras {{count}} de contraseñas erróneas.',
          count_other: 'Una cuenta se bloquea tras {{count}} contraseñas erróneas.',
        },
        LockoutDurationInSeconds: { count: 'Un bloqueo dura {{seconds}}.' },
      },
    },
    'sms-codes-off': {
      values: {
        disabled: 'Los códigos por SMS están desactivados.',
        enabled: 'Los códigos por SMS están activados.',
      },
    },
    'sms-sign-in-off': {
      on: 'Los usuarios pueden iniciar sesión solo con un número de teléfono.',
      off: 'Nadie puede iniciar sesión solo con un número de teléfono.',
    },
    'smtp-authentication-off': {
      on: 'SMTP AUTH está desactivado en el inquilino.',
      off: 'SMTP AUTH está activado en el inquilino.',
    },
    'spam-and-phish-quarantined': {
      met: 'El correo no deseado va a su carpeta o a la cuarentena, el de alta confianza y el phishing a la cuarentena, donde se guardan 30 días, y el umbral de correo masivo es 6 como máximo.',
      values: {
        MoveToJmf:
          'Una directiva pone correo no deseado de alta confianza o phishing en la carpeta de correo no deseado.',
        AddXHeader: 'Una directiva entrega correo no deseado o phishing con una marca en el encabezado.',
        ModifySubject: 'Una directiva entrega correo no deseado o phishing con otro asunto.',
        Redirect: 'Una directiva redirige correo no deseado o phishing a alguien.',
        Delete:
          'Una directiva elimina correo no deseado o phishing, de modo que nadie puede volver a mirarlo.',
        NoAction: 'Una directiva entrega correo no deseado o phishing.',
      },
      count: 'En una directiva, el umbral de correo masivo o los días de cuarentena son {{number}}.',
    },
    'strongest-method-preferred': {
      target: 'A todos se les ofrece primero el método registrado más seguro.',
      values: {
        enabled: 'A todos se les ofrece primero el método registrado más seguro.',
        disabled: 'El método registrado más seguro no se ofrece primero.',
        default: 'Qué método se ofrece primero queda en el valor predeterminado de Microsoft.',
      },
      empty: 'El método registrado más seguro no se ofrece primero a nadie.',
      names_one: 'El método registrado más seguro se ofrece primero solo a {{count}} grupo.',
      names_many: 'El método registrado más seguro se ofrece primero solo a {{count}} de grupos.',
      names_other: 'El método registrado más seguro se ofrece primero solo a {{count}} grupos.',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: 'Todos pueden notificar una solicitud sospechosa.',
        disabled: 'Nadie puede notificar una solicitud sospechosa.',
        default:
          'Que se pueda notificar una solicitud sospechosa queda en el valor predeterminado de Microsoft.',
      },
      group: 'Solo un grupo puede notificar una solicitud sospechosa.',
    },
    'synchronization-accounts-left-out': {
      empty: 'Toda directiva que exige algo a todos excluye las cuentas de sincronización.',
      names_one: '{{count}} directiva exige algo también a las cuentas de sincronización: {{names}}.',
      names_many: '{{count}} de directivas exigen algo también a las cuentas de sincronización: {{names}}.',
      names_other: '{{count}} directivas exigen algo también a las cuentas de sincronización: {{names}}.',
    },
    'teams-threats-removed': {
      on: 'El phishing y el malware se quitan de Teams también después de la entrega.',
      off: 'El phishing y el malware entregados se quedan en Teams.',
    },
    'temporary-access-pass-once': {
      met: 'El Pase de acceso temporal está activado, vale una vez y 8 horas como máximo.',
      off: 'Un Pase de acceso temporal se puede usar más de una vez.',
      count: 'Un Pase de acceso temporal puede valer {{minutes}}.',
      values: { disabled: 'El Pase de acceso temporal está desactivado.' },
    },
    'third-party-storage-off': {
      on: 'Microsoft 365 en la Web puede abrir almacenamiento de terceros.',
      off: 'Microsoft 365 en la Web no puede abrir almacenamiento de terceros.',
      nothing:
        'El almacenamiento de terceros no está desactivado: su aplicación llega, activada, con el primero que la use.',
    },
    'unified-audit-log-on': {
      on: 'El registro de auditoría unificado está activado.',
      off: 'El registro de auditoría unificado está desactivado.',
    },
    'unknown-platforms-blocked': {
      target:
        'Los inicios de sesión desde plataformas desconocidas se bloquean para todos en todas las aplicaciones.',
    },
    'unmanaged-devices-limited-by-apps': {
      target:
        'Las aplicaciones de Office 365 limitan lo que se puede hacer en dispositivos no administrados.',
    },
    'unsafe-attachments-blocked': {
      met: 'Datos adjuntos seguros bloquea lo que no es seguro, en todas las directivas.',
      empty: 'El inquilino no tiene ninguna directiva propia de Datos adjuntos seguros.',
      off: 'Una directiva de Datos adjuntos seguros está desactivada.',
      values: {
        Allow: 'Una directiva de Datos adjuntos seguros solo observa y entrega lo que no es seguro.',
        Replace: 'Una directiva de Datos adjuntos seguros quita el adjunto y entrega el correo.',
      },
    },
    'usage-reports-show-names': {
      on: 'Los informes de uso ocultan los nombres de los usuarios.',
      off: 'Los informes de uso muestran los nombres de los usuarios.',
    },
    'user-consent-off': {
      empty: 'Los usuarios no pueden dar por sí mismos consentimiento a aplicaciones.',
      names: 'Los usuarios pueden dar por sí mismos consentimiento a aplicaciones.',
    },
    'users-can-reset-passwords': {
      zero: 'Todos los usuarios pueden restablecer su contraseña.',
      count_one: '{{count}} usuario no puede restablecer su contraseña.',
      count_many: '{{count}} de usuarios no pueden restablecer su contraseña.',
      count_other: '{{count}} usuarios no pueden restablecer su contraseña.',
    },
    'users-can-use-a-second-factor': {
      zero: 'Todos los usuarios han registrado un segundo factor.',
      count_one: '{{count}} usuario no ha registrado un segundo factor.',
      count_many: '{{count}} de usuarios no han registrado un segundo factor.',
      count_other: '{{count}} usuarios no han registrado un segundo factor.',
    },
    'users-cannot-create-security-groups': {
      on: 'Los usuarios pueden crear grupos de seguridad.',
      off: 'Los usuarios no pueden crear grupos de seguridad.',
    },
    'users-cannot-create-sites': {
      on: 'Los usuarios pueden crear sitios de SharePoint.',
      off: 'Los usuarios no pueden crear sitios de SharePoint.',
    },
    'users-cannot-create-tenants': {
      on: 'Los usuarios pueden crear inquilinos.',
      off: 'Los usuarios no pueden crear inquilinos.',
    },
    'users-cannot-install-add-ins': {
      empty: 'Los usuarios no pueden instalar complementos en Outlook.',
      names: 'Los usuarios pueden instalar complementos en Outlook: {{names}}.',
      called: {
        'My Custom Apps': 'los propios',
        'My Marketplace Apps': 'los de la tienda',
        'My ReadWriteMailbox Apps': 'los que leen y cambian el buzón',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: 'Los usuarios pueden leer las claves de BitLocker de sus equipos.',
      off: 'Los usuarios no pueden leer las claves de BitLocker de sus equipos.',
    },
    'users-cannot-register-apps': {
      on: 'Los usuarios pueden registrar aplicaciones.',
      off: 'Los usuarios no pueden registrar aplicaciones.',
    },
    'voice-calls-off': {
      values: {
        disabled: 'Las llamadas como segundo factor están desactivadas.',
        enabled: 'Las llamadas como segundo factor están activadas.',
      },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook en la Web puede abrir almacenamiento de terceros.',
      off: 'Outlook en la Web no puede abrir almacenamiento de terceros.',
    },
    'web-sessions-time-out': {
      target: 'Las sesiones web que nadie usa terminan tras {{duration}} como máximo.',
      nothing: 'Las sesiones web que nadie usa no terminan nunca.',
      duration: 'Las sesiones web que nadie usa terminan tras {{duration}}.',
    },
  },
} satisfies Translation<'es', 'checkFindings'>
