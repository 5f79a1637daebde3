CREATE TABLE `alias_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model_id` integer NOT NULL,
	`text` text NOT NULL,
	`text_key` text NOT NULL,
	`year_from` integer NOT NULL,
	`year_to` integer NOT NULL,
	`is_removed` integer NOT NULL,
	`created_by` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `vehicle_models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alias_corrections_text` ON `alias_corrections` (`model_id`,`text_key`);