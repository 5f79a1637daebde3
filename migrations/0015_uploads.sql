CREATE TABLE `image_uploads` (
	`company_id` integer NOT NULL,
	`hour` integer NOT NULL,
	`uploads` integer NOT NULL,
	PRIMARY KEY(`company_id`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `image_uses` (
	`name` text PRIMARY KEY NOT NULL,
	`last_used_at` integer NOT NULL
);
