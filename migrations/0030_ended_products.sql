ALTER TABLE `product_state` ADD `ended_owner` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_state` ADD `ended_id` integer DEFAULT 0 NOT NULL;