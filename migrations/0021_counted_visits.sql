CREATE TABLE `counted_visits` (
	`id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_visits_at` ON `counted_visits` (`counted_at`);