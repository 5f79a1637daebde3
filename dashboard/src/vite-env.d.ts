interface ImportMetaEnv {
	/** The worker's origin; unset if it shares the dashboard's host. */
	readonly VITE_API_URL?: string;
}
