/** Runs of the look at requested cars, after the clean-up; each goes on where the last one stopped. A test compares it with wrangler.toml. */
export const CAR_REQUESTS_CRON = "*/10 4 * * *";
